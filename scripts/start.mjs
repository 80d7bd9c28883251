// `npm start`: installs, builds, locks, migrates and serves; a second start does only what is left to do.
import { buildApp, checkNode, installPackages } from "./prepare.mjs";

checkNode();
installPackages();
buildApp();

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
const { serve } = await import("./serve.mjs");
await serve({ dev: false });
