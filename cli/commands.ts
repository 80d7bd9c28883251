import type { Command } from "./answer";

/** Every command by its name, loaded when it is called; a new one is a line here and a file of its own. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  standings: () => import("./standings"),
  schedule: () => import("./schedule"),
  swiss: () => import("./swiss"),
  calc: () => import("./calc"),
  play: () => import("./play"),
  replay: () => import("./replay"),
  "verify-dice": () => import("./verify-dice"),
  user: () => import("./user"),
  backup: () => import("./backup"),
  restore: () => import("./restore"),
  migrate: () => import("./migrate"),
  rebuild: () => import("./rebuild"),
  export: () => import("./export"),
};
