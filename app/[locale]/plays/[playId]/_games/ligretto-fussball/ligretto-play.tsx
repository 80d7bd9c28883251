export { LegalList as LigrettoPlay } from "../legal-list";
