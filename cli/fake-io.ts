import type { Io } from "./answer";

/** Files and standard input for tests; what a command writes is kept in `written`. */
export function fakeIo(files: Readonly<Record<string, string>> = {}, input?: string) {
  const written: Record<string, string> = {};
  const io: Io = {
    read: async (file) => {
      const text = file === undefined ? input : (written[file] ?? files[file]);
      if (text === undefined) throw Object.assign(new Error("no such file"), { code: "ENOENT" });
      return text;
    },
    write: async (file, text) => {
      written[file] = text;
    },
  };
  return { io, written };
}
