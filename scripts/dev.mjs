// `npm run dev`: the app with reloading, on the same data folder as `npm start`.
import { checkNode, installPackages, run } from "./prepare.mjs";

checkNode();
installPackages();
run(process.execPath, ["node_modules/next/dist/bin/next", "dev", "--port", process.env.PORT || "3000"]);
