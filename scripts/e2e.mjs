// `npm run e2e [-- pattern]`: the browser tests alone.
import { browserTests } from "./browser-tests.mjs";
import { postgresPrograms, startCluster } from "./postgres.mjs";
import { checkNode, installPackages } from "./prepare.mjs";
import { installSystem } from "./system.mjs";

checkNode();
installPackages();
installSystem();
const cluster = await startCluster(postgresPrograms());
try {
  const { passed, failed, skipped } = await browserTests(cluster.url, process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  cluster.stop();
}
