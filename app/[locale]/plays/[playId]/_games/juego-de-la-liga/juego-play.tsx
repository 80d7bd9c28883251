export { LegalList as JuegoPlay } from "../legal-list";
