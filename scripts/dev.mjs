// `npm run dev`: the app with reloading, on the same data folder as `npm start`.
import { checkNode, installPackages } from "./prepare.mjs";

checkNode();
installPackages();

process.env.NODE_ENV = "development";
process.env.NEXT_TELEMETRY_DISABLED = "1";
const { serve } = await import("./serve.mjs");
await serve({ dev: true });
