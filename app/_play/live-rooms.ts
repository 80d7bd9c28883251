/** One message of the live stream. */
export interface RoomNews {
  readonly room: string;
  readonly version: number;
  readonly data: unknown;
}

interface Heard {
  /** The version that the page has of the room; asked anew at each connection. */
  version(): number | undefined;
  hear(news: RoomNews): void;
  /** False when the device lost its network, or the server cannot be reached; not for a stream that comes right back. */
  connected(isConnected: boolean): void;
}

const RETRY_FIRST = 500;
const RETRY_MOST = 15_000;

/**
 * The one live stream of this tab, with as many rooms on it as the page needs: browsers allow few connections an
 * origin. After a break it connects again and asks for what it missed.
 */
class LiveRooms {
  private readonly rooms = new Map<string, Heard>();
  private source: EventSource | undefined;
  private retryIn = RETRY_FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    window.addEventListener("offline", () => this.lose());
    window.addEventListener("online", () => this.connectSoon(0));
  }

  /** @param room "play:<id>" or "play:<id>/<seat>"; @returns the way to leave */
  join(room: string, heard: Heard): () => void {
    this.rooms.set(room, heard);
    this.connectSoon(0);
    return () => {
      this.rooms.delete(room);
      this.connectSoon(0);
    };
  }

  private connectSoon(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private connect(): void {
    this.source?.close();
    this.source = undefined;
    if (this.rooms.size === 0) return;
    const source = new EventSource(`/api/live?rooms=${encodeURIComponent(this.address())}`);
    this.source = source;
    let wasOpen = false;
    source.onopen = () => {
      wasOpen = true;
      this.retryIn = RETRY_FIRST;
      this.tellConnected(true);
    };
    source.onerror = () => {
      source.close();
      if (!wasOpen) this.tellConnected(false);
      this.connectSoon(this.retryIn);
      this.retryIn = Math.min(this.retryIn * 2, RETRY_MOST);
    };
    for (const kind of ["play", "competition"]) {
      source.addEventListener(kind, (message: MessageEvent<string>) => this.deliver(JSON.parse(message.data)));
    }
  }

  /** The device says that its network is gone; a stream may not notice for a long time. */
  private lose(): void {
    this.source?.close();
    this.source = undefined;
    this.tellConnected(false);
    this.connectSoon(this.retryIn);
  }

  /** `play:7@41/0,competition:9` */
  private address(): string {
    return [...this.rooms]
      .map(([name, { version }]) => {
        const [room = name, seat] = name.split("/");
        const from = version();
        return `${room}${from === undefined ? "" : `@${from}`}${seat === undefined ? "" : `/${seat}`}`;
      })
      .join(",");
  }

  private deliver(news: RoomNews): void {
    for (const [name, heard] of this.rooms) if (name.split("/")[0] === news.room) heard.hear(news);
  }

  private tellConnected(isConnected: boolean): void {
    for (const { connected } of this.rooms.values()) connected(isConnected);
  }
}

let shared: LiveRooms | undefined;

/** The tab's live stream. */
export function liveRooms(): LiveRooms {
  shared ??= new LiveRooms();
  return shared;
}
