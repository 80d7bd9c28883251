/** Time that is left, in ms, as a clock shows it: "2:05:09" or "5:09". */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1_000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (count: number) => String(count).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
