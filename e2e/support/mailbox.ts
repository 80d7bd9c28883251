import { createServer } from "node:net";

/** A mail server in the process of the test: as much of SMTP as a sender without extensions needs. */
export async function startMailbox() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let waiting = "";
    let isData = false;
    socket.setEncoding("utf8");
    socket.on("error", () => {});
    socket.on("data", (part) => {
      waiting += part;
      for (let end = endOf(waiting, isData); end >= 0; end = endOf(waiting, isData)) {
        const said = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? 5 : 2));
        if (isData) mails.push(readable(said));
        isData = !isData && /^DATA/i.test(said);
        if (/^QUIT/i.test(said)) socket.end("221 bye\r\n");
        else socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
    socket.write("220 ready\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close() };
}

const endOf = (text: string, isData: boolean) => text.indexOf(isData ? "\r\n.\r\n" : "\r\n");

/** Lines that were folded on the way are whole again; marks stay quoted, which links have none of. */
const readable = (mail: string) => mail.replace(/=\r\n/g, "").replace(/=3D/g, "=");
