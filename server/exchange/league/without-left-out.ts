import type { JsonRow } from "./document";

type Tables = Readonly<Record<string, readonly JsonRow[]>>;

/**
 * Rows that point at plays which stay behind: their results count as typed ones, and what they booked into the books of
 * clubs is withdrawn there, as for a play that is taken back.
 */
export function withoutLeftOut(tables: Tables, underWay: ReadonlySet<string>, at: number): Record<string, JsonRow[]> {
  const idsOf = (name: string) => new Set((tables[name] ?? []).map(({ id }) => id));
  const [plays, fixtures] = [idsOf("plays"), idsOf("fixtures")];
  const known = (ids: ReadonlySet<unknown>, id: unknown) => (ids.has(id) ? id : null);
  const books = (tables.clubEntries ?? []).map((row) => ({
    ...row,
    playId: known(plays, row.playId),
    playSeq: plays.has(row.playId) ? row.playSeq : null,
    fixtureId: known(fixtures, row.fixtureId),
  }));
  const withdrawn = (tables.clubEntries ?? []).filter(
    ({ playId }) => typeof playId === "string" && underWay.has(playId),
  );
  return {
    ...Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]])),
    results: (tables.results ?? []).map((row) => ({ ...row, playId: known(plays, row.playId) })),
    clubEntries: [...books, ...withdrawals(tables.clubEntries ?? [], withdrawn, at)],
  };
}

/** One line at the end of each book that a play under way has written in. */
function withdrawals(books: readonly JsonRow[], withdrawn: readonly JsonRow[], at: number): JsonRow[] {
  return [...new Set(withdrawn.map(({ clubId }) => clubId))].map((clubId) => {
    const seqsOf = (rows: readonly JsonRow[]) =>
      rows.filter((row) => row.clubId === clubId).map(({ seq }) => Number(seq));
    return {
      clubId,
      seq: Math.max(...seqsOf(books)) + 1,
      place: null,
      entry: { type: "withdrawn", seqs: seqsOf(withdrawn) },
      playId: null,
      playSeq: null,
      fixtureId: null,
      bookedBy: null,
      reason: null,
      at: new Date(at).toISOString(),
    };
  });
}
