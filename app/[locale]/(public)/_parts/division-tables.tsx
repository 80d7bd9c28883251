import type { PublicEntry } from "@/server/public/entries";
import type { CompetitionShown } from "./shapes";
import { type Standing, StandingsTable } from "./standings-table";

interface DivisionTablesProps extends Omit<Standing, "rows" | "caption"> {
  readonly entries: readonly PublicEntry[];
  readonly table: CompetitionShown["table"];
  readonly divisions: CompetitionShown["divisions"];
  /** So many rows of a single table, or shared among the tables; all where it is left out. */
  readonly leading?: number;
}

/** The one table of a competition, or one for each of its divisions under its name. */
export function DivisionTables({ table, divisions, leading, ...standing }: DivisionTablesProps) {
  if (divisions.length === 0) return <StandingsTable {...standing} rows={table.rows.slice(0, leading)} />;
  const each = leading === undefined ? undefined : Math.max(2, Math.floor(leading / divisions.length));
  return divisions.map(({ id, name, table: own }) => (
    <section key={id}>
      <h3 className="division-head">{name}</h3>
      <StandingsTable {...standing} caption={name} rows={own.rows.slice(0, each)} />
    </section>
  ));
}
