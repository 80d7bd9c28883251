/** "2026-10-13" and "19:30" in a time zone; empty while there is no date. */
export function datePartsOf(
  at: number | undefined,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  if (at === undefined) return { date: "", time: "" };
  const [date = "", time = ""] = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .format(at)
    .split(" ");
  return { date, time };
}
