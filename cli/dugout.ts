import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { dispatch } from "./dispatch";

// a reader that has seen enough (`| head`) is no fault
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const { exit, out, err } = await dispatch(process.argv.slice(2), {
  read: (file) => (file === undefined ? text(process.stdin) : readFile(file, "utf8")),
  write: (file, content) => writeFile(file, content),
});
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = exit;
