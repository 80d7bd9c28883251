// `npm start`: installs, builds, locks, migrates and serves; a second start does only what is left to do.
import { createServer } from "node:http";
import { buildApp, checkNode, installPackages } from "./prepare.mjs";

checkNode();
installPackages();
buildApp();

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || "0.0.0.0";

const { default: next } = await import("next");
const app = next({ dev: false, port, hostname });
const server = createServer();
server.once("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is in use; set PORT to another one.` : error);
  process.exit(1);
});
// The port is taken first: a second start must not get as far as the database.
await new Promise((resolve) => server.listen(port, hostname, resolve));
await app.prepare();
server.on("request", app.getRequestHandler());
console.log(`Dugout is at http://localhost:${port}`);

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  server.close();
  setTimeout(() => process.exit(0), 1_500).unref();
  await globalThis.dugoutRuntime?.close();
  server.closeAllConnections();
  process.exit(0);
}
process.on("SIGTERM", end);
process.on("SIGINT", end);
