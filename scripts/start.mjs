// `npm start`: installs, builds, locks, migrates and serves; a second start does only what is left to do.
// It runs with one helper thread of V8 (`--v8-pool-size=1`): four of them marking garbage at once would take both cores
// of a small machine from the taps, for a tenth of a second every few seconds.
import { buildApp, checkNode, installPackages } from "./prepare.mjs";

checkNode();
installPackages();
buildApp();

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
const { serve } = await import("./serve.mjs");
await serve({ dev: false });
