// Serves the app until it is told to end; Next answers what is not answered before it.
import { createServer } from "node:http";
import next from "next";
import { createPageCache } from "./page-cache.mjs";

/** Files of the build, and what the app asks itself. */
const OWN = /^\/(?:_next|api\/internal)\//;

/** Serves the built app, or with `dev` the sources with reloading; ready when the address is printed. */
export async function serve({ dev }) {
  const port = Number(process.env.PORT || 3000);
  const hostname = process.env.HOST || "0.0.0.0";
  const app = next({ dev, port, hostname });
  const behindProxy = process.env.DUGOUT_TRUST_PROXY === "on";
  const pages = dev ? undefined : createPageCache();
  // The app drops it with every write that public pages show.
  globalThis.dugoutPages = pages;
  let ready;
  const server = createServer(async (request, response) => {
    await ready;
    // Without a proxy of ours anybody could write it; Next then puts the address of the connection there.
    if (!behindProxy) delete request.headers["x-forwarded-for"];
    const runtime = globalThis.dugoutRuntime;
    if (pages?.answer(request, response) || runtime?.answer(request, response)) return;
    // What was dropped must be gone before Next answers; what the app asks itself is that very dropping.
    if (!OWN.test(request.url)) await runtime?.pages.settle();
    pages?.watch(request, response);
    await app.getRequestHandler()(request, response);
  });
  server.once("error", (error) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${port} is in use; set PORT to another one.` : error);
    process.exit(1);
  });
  // The port is taken first: a second start must not get as far as the database.
  await new Promise((resolve) => server.listen(port, hostname, resolve));
  endWhenTold(server);
  ready = app.prepare();
  await ready;
  console.log(`Dugout is at http://localhost:${port}`);
}

function endWhenTold(server) {
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
}
