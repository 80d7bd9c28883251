#!/usr/bin/env node
// The installed door of the command line: the same as `npm run -s dugout --`.
import { register } from "tsx/esm/api";

register();
await import("./dugout.ts");
