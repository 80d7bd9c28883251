export { LegalList as LastufPlay } from "../legal-list";
