import { lockDataFolder } from "./data-folder-lock";

/** For tests, as a process of its own: takes the folder at the moment given (ms since the epoch), says how that went, and waits. */
const [folder = "", at = "0"] = process.argv.slice(2);
while (Date.now() < Number(at)) {}
try {
  await lockDataFolder(folder);
  process.stdout.write("held\n");
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
