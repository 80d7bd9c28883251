export { answerRequest } from "./calls";
