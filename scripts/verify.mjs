// `npm run verify`: what can be checked in seconds.
import { checkSources } from "./checks.mjs";
import { checkNode, installPackages } from "./prepare.mjs";

checkNode();
installPackages();
process.exitCode = checkSources().failed === 0 ? 0 : 1;
