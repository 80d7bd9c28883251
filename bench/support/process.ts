import { readFileSync } from "node:fs";

/** Memory of a process in MB, where the system tells it in /proc. */
export function residentMegabytes(pid: number): number | undefined {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(told(pid, "status")) ?? [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

/** What a tick of the processor's clock is in /proc, in ms. */
const TICK = 10;

/** Time that a process was on a processor, in ms, all its threads together. */
export function processorOf(pid: number): number | undefined {
  const [user, system] = told(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13);
  return user === undefined || system === undefined ? undefined : (Number(user) + Number(system)) * TICK;
}

function told(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
