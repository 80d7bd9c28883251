import { type Agent, get, request } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const News = z.object({
  version: z.number(),
  data: z.object({
    pass: z.string().optional(),
    view: z.object({ centre: z.object({ version: z.number() }), phase: z.object({ kind: z.string() }) }),
    legal: z.array(z.object({ command: z.looseObject({ type: z.string() }), refusal: z.string().optional() })),
  }),
});
type News = z.infer<typeof News>;
export type Command = News["data"]["legal"][number]["command"];

const Answer = z.object({ kind: z.string(), version: z.number(), refusal: z.string().optional() });

/** How a move was answered, and by which stamp it was judged (ms since the server began). */
export interface Judged extends z.infer<typeof Answer> {
  readonly stamp: number;
}

/** Less than this after its last turn a seat may not turn again (ms). */
const TURN_GAP = 360;

/** A player of a race without a screen: hears the stream of its seat, and moves by the pass that came on it. */
export class RaceSeat {
  private newest = "";
  private read: News | undefined;
  private pass = "";
  private turned = Number.NEGATIVE_INFINITY;
  private sent = 0;

  constructor(
    private readonly url: string,
    readonly playId: string,
    readonly seat: number,
    private readonly cookie: string,
    private readonly agent: Agent,
    /** @param at when the event came in (ms) */
    private readonly heard: (seat: RaceSeat, version: number, at: number) => void,
  ) {}

  /** Resolves with the first event, which brings the pass. */
  listen(): Promise<void> {
    const path = `${this.url}/api/live?rooms=play:${this.playId}/${this.seat}`;
    return new Promise((resolve, reject) => {
      get(path, { headers: { cookie: this.cookie }, agent: false }, (stream) => {
        if (stream.statusCode !== 200) reject(new Error(`a stream was answered ${stream.statusCode}`));
        stream.setEncoding("utf8");
        let rest = "";
        stream.on("data", (part: string) => {
          const at = performance.now();
          const events = (rest + part).split("\n\n");
          rest = events.pop() ?? "";
          for (const event of events) if (this.take(event, at)) resolve();
        });
      }).on("error", reject);
    });
  }

  /** What it may do now, cards first. */
  moves(): readonly Command[] {
    const news = this.news();
    if (news === undefined) return [];
    const { legal } = news.data;
    const open = legal.flatMap(({ command, refusal }) => (refusal === undefined ? [command] : []));
    const mayTurn = performance.now() - this.turned > TURN_GAP;
    const useful = open.filter(({ type }) => type !== "choose-team" && (type !== "turn" || mayTurn));
    return useful.sort((a, b) => Number(b.type === "play-card") - Number(a.type === "play-card"));
  }

  centre(): number {
    return this.news()?.data.view.centre.version ?? -1;
  }

  isOver(): boolean {
    return this.news()?.data.view.phase.kind === "over";
  }

  send(command: Command): Promise<Judged | undefined> {
    if (command.type === "turn") this.turned = performance.now();
    const id = `seat-${this.seat}-move-${++this.sent}`;
    const query = new URLSearchParams({ id, command: JSON.stringify(command) });
    const headers = { authorization: `Bearer ${this.pass}` };
    return new Promise((resolve) => {
      const asked = request(
        `${this.url}/api/race?${query}`,
        { method: "POST", agent: this.agent, headers },
        (response) => {
          const stamp = Number(response.headers["dugout-stamp"]);
          text(response).then(
            (answer) =>
              resolve(response.statusCode === 200 ? { ...Answer.parse(JSON.parse(answer)), stamp } : undefined),
            () => resolve(undefined),
          );
        },
      );
      asked.on("error", () => resolve(undefined));
      asked.end();
    });
  }

  private take(event: string, at: number): boolean {
    const [, version, data] = /^event: play\nid: \S+@(\d+)\ndata: (.*)$/m.exec(event) ?? [];
    if (version === undefined || data === undefined) return false;
    this.newest = data;
    if (this.pass === "") this.pass = this.news()?.data.pass ?? "";
    this.heard(this, Number(version), at);
    return true;
  }

  /** Read when it is needed: most events are not. */
  private news(): News | undefined {
    if (this.newest !== "") {
      this.read = News.parse(JSON.parse(this.newest));
      this.newest = "";
    }
    return this.read;
  }
}
