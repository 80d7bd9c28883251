export { readUnsubscribeToken } from "./mail/unsubscribe-token";
