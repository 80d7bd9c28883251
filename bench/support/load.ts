import { Agent, get } from "node:http";

// A process of its own, so that it does not share a thread with what prints; started by `http.ts` with
// the address, the number of connections and the duration in ms. Each connection asks again as soon as it has its answer.
const [url = "", connections = "1", duration = "1000"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
let bytes = 0;
const until = performance.now() + Number(duration);

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => {
        times.push(performance.now() - begin);
        resolve();
      });
    }).on("error", reject);
  });
}

async function reader(): Promise<void> {
  while (performance.now() < until) await ask();
}

const begin = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, reader));
const seconds = (performance.now() - begin) / 1_000;
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
process.stdout.write(
  JSON.stringify({ requests: times.length, perSecond: times.length / seconds, median: at(0.5), p99: at(0.99), bytes }),
);
