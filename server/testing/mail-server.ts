import { createServer, type Socket } from "node:net";

/** A mail as it arrived: its envelope, its headers as they stand, its readable parts. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly head: string;
  readonly text: string;
  readonly html: string;
}

/** For tests: a mail server in this process that keeps what it is handed. @param answer to the nth sender, from 0 */
export async function aMailServer(answer: (nth: number) => string = () => "250 fine") {
  const mails: ReceivedMail[] = [];
  let senders = 0;
  const server = createServer((socket) => {
    converse(
      socket,
      () => answer(senders++),
      (mail) => mails.push(mail),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** As much of RFC 5321 as a sender without extensions needs. */
function converse(socket: Socket, toSender: () => string, keep: (mail: ReceivedMail) => void): void {
  let waiting = "";
  let isData = false;
  let from = "";
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? "";
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "MAIL") from = address;
    if (verb === "RCPT") to = [...to, address];
    isData = verb === "DATA";
    if (verb === "MAIL") say(toSender());
    else if (isData) say("354 go on");
    else if (verb === "QUIT") socket.end("221 bye\r\n");
    else say("250 fine");
  };
  socket.setEncoding("utf8");
  socket.on("error", () => {});
  socket.on("data", (part) => {
    waiting += part;
    for (;;) {
      const mark = isData ? "\r\n.\r\n" : "\r\n";
      const end = waiting.indexOf(mark);
      if (end < 0) return;
      const said = waiting.slice(0, end);
      waiting = waiting.slice(end + mark.length);
      if (!isData) {
        hear(said);
        continue;
      }
      isData = false;
      keep({ from, to, ...partsOf(said) });
      to = [];
      say("250 kept");
    }
  });
  say("220 ready");
}

function partsOf(message: string): Pick<ReceivedMail, "head" | "text" | "html"> {
  const end = message.indexOf("\r\n\r\n");
  const head = message.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const part = (type: string) => {
    const found = new RegExp(`Content-Type: text/${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n----`).exec(message);
    const encoding = new RegExp(`Content-Type: text/${type}[^]*?Content-Transfer-Encoding: ([\\w-]+)`).exec(message);
    return decoded(found?.[1] ?? "", encoding?.[1] ?? "");
  };
  return { head, text: part("plain").replace(/\r\n/g, "\n"), html: part("html") };
}

function decoded(text: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return text;
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
