import type { AccountLine } from "@/server/public/account";
import type { ClubMatch } from "@/server/public/club";

const COLUMNS = [
  "date",
  "season",
  "competition",
  "round",
  "opponent",
  "step",
  "reason",
  "amount",
  "balance",
  "terms",
  "dice",
  "note",
] as const;

/** A club's account as CSV (RFC 4180), oldest posting first; codes instead of words, so that programs can read it. */
export function treasuryCsv(lines: readonly AccountLine[], matches: readonly ClubMatch[]): string {
  const rows = lines.map((line) => {
    const match = matches.find(({ fixtureId }) => fixtureId === line.fixtureId);
    const { amount, reason, terms = [] } = line.posting;
    return {
      date: new Date(line.at).toISOString(),
      season: match?.season,
      competition: match?.competition.name,
      round: match?.round,
      opponent: match?.opponents.join(" / "),
      step: line.entry.type,
      reason,
      amount,
      balance: line.balance,
      terms: terms.map(({ term, value }) => `${term}=${value}`).join(" "),
      dice: line.dice.map(({ purpose, sides, face, source }) => `${purpose} D${sides}=${face} (${source})`).join("; "),
      note: line.reason,
    };
  });
  return [COLUMNS.join(","), ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("");
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula is kept a text. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
