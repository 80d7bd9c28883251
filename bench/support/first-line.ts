/** The first line of standard input. */
export async function firstLine(): Promise<string> {
  let read = "";
  for await (const part of process.stdin) {
    read += part;
    if (read.includes("\n")) break;
  }
  return read.split("\n")[0] ?? "";
}
