import { explain } from "@/engine/league/explain";
import { EXPLAIN_LOCALES, type ExplainLocale, type ScoreNoun } from "@/engine/league/explain-words";
import { PRESET_IDS } from "@/engine/league/presets";
import { type RecordStandings, standingsFromRecords } from "@/engine/league/records";
import { TALLIES } from "@/engine/league/result";
import { levelCriterion, standings } from "@/engine/league/standings";
import type { Adjustment, PendingTie, Separation, Standings, TableRow } from "@/engine/league/table";
import { MatchTableFile, RecordTableFile } from "@/engine/league/table-file";
import { type Answer, answerOf, type Io, Misused, Refused } from "./answer";
import { argumentsOf, oneOf } from "./arguments";
import { readAny, shaped } from "./read-json";
import { readResults } from "./read-results";
import { rulesFrom } from "./table-rules";

export const usage = `usage: dugout standings [FILE.csv] [options]
  Makes a league table of a results file (or standard input).
  --rules FILE.json         rules, adjustments, decisions, fair play and records of a table file
  --preset NAME             ${PRESET_IDS.join(", ")}
  --points 3,1,0            points for a win, a draw, a defeat
  --tiebreakers a,b,…       criteria from the first to the last
  --head-to-head restart|no-restart
  --only-when-complete      head-to-head waits until the level clubs have played all their matches
  --adjust "Club=-3:reason" points given or taken; may stand several times
  --locale ${EXPLAIN_LOCALES.join("|")}       language of the explanations`;

export const run = (args: readonly string[], io: Io): Promise<Answer> => answerOf(() => tableOf(args, io));

async function tableOf(args: readonly string[], io: Io) {
  const { values, positionals } = argumentsOf(
    args,
    {
      rules: { type: "string" },
      preset: { type: "string" },
      points: { type: "string" },
      tiebreakers: { type: "string" },
      "head-to-head": { type: "string" },
      "only-when-complete": { type: "boolean" },
      adjust: { type: "string", multiple: true },
      locale: { type: "string" },
    },
    { least: 0, most: 1 },
  );
  const locale = oneOf("--locale", values.locale ?? "en", EXPLAIN_LOCALES);
  const adjusted = (values.adjust ?? []).map(adjustmentFrom);
  const rulesFile = values.rules === undefined ? undefined : await readAny(io, values.rules);
  const where = values.rules ?? "--rules";
  if (typeof rulesFile === "object" && rulesFile !== null && "records" in rulesFile) {
    return tableOfRecords(where, shaped(where, rulesFile, RecordTableFile), adjusted, locale);
  }

  const file = rulesFile === undefined ? undefined : shaped(where, rulesFile, MatchTableFile);
  const rules = rulesFrom(file?.rules, values);
  const { results, clubs, withCasualties } = await readResults(io, positionals[0]);
  const adjustments = [...(file?.adjustments ?? []).map(fromFile), ...adjusted];
  const decisions = file?.decisions ?? [];
  const fairPlay = file?.fairPlay ?? {};
  mustBeKnown(
    clubs,
    "adjustments",
    adjustments.map(({ entry }) => entry),
  );
  mustBeKnown(
    clubs,
    "decisions",
    decisions.flatMap(({ order }) => order),
  );
  mustBeKnown(clubs, "fairPlay", Object.keys(fairPlay));
  const made = standings({ entries: clubs, results, rules, adjustments, decisions, fairPlay });
  const noun = withCasualties || values.preset === "blood-bowl" ? "touchdowns" : "goals";
  const levelOn = levelCriterion(rules.tiebreakers);
  return {
    table: made.rows.map((row) => rowOf(row, withCasualties)),
    ...endOf(made, (separation) => explain(separation, { nameOf, locale, noun, levelOn })),
    ...playOffsOf(made),
  };
}

const nameOf = (club: string) => club;
const fromFile = ({ club, points, reason }: MatchTableFile["adjustments"][number]): Adjustment => ({
  entry: club,
  points,
  reason,
});

function tableOfRecords(where: string, file: RecordTableFile, adjusted: readonly Adjustment[], locale: ExplainLocale) {
  const { rules, records, decisions } = file;
  const clubs = records.map(({ club }) => club);
  if (new Set(clubs).size < clubs.length) throw new Refused(`${where}: records: a club stands twice`);
  const adjustments = [...file.adjustments.map(fromFile), ...adjusted];
  mustBeKnown(
    clubs,
    "adjustments",
    adjustments.map(({ entry }) => entry),
  );
  mustBeKnown(
    clubs,
    "decisions",
    decisions.flatMap(({ order }) => order),
  );
  const noun: ScoreNoun = "touchdowns";
  const made = standingsFromRecords({
    ...rules,
    records: records.map(({ club, sequence, ...figures }) => ({ entry: club, letters: sequence, ...figures })),
    adjustments,
    decisions,
  });
  return {
    table: made.rows.map(({ rank, entry, ...figures }) => ({ rank, club: entry, ...figures })),
    ...endOf(made, (separation) => explain(separation, { nameOf, locale, noun })),
  };
}

/** "Club=-3:reason": the name up to the first equals sign that a number and a reason follow. */
function adjustmentFrom(text: string): Adjustment {
  const [, entry, points, reason] = /^(.+?)=([+-]?\d+(?:\.\d+)?):(.+)$/s.exec(text) ?? [];
  if (entry === undefined || points === undefined || reason === undefined) {
    throw new Misused(`--adjust: "${text}" is not like "Club=-3:reason"`);
  }
  return { entry: entry.trim(), points: Number(points), reason: reason.trim() };
}

function mustBeKnown(clubs: readonly string[], field: string, named: readonly string[]): void {
  const stranger = named.find((club) => !clubs.includes(club));
  if (stranger !== undefined) throw new Refused(`${field}: "${stranger}" has no results`);
}

function rowOf(row: TableRow, withCasualties: boolean) {
  const { rank, entry: club, played, won, drawn, lost, against, difference, points } = row;
  const figures = { rank, club, played, won, drawn, lost, for: row.for, against, difference, points };
  if (!withCasualties) return figures;
  const { for: caused, against: suffered } = row.tally[TALLIES.casualties] ?? { for: 0, against: 0 };
  return {
    ...figures,
    casualtiesFor: caused,
    casualtiesAgainst: suffered,
    casualtiesDifference: caused - suffered,
  };
}

function endOf({ pending, separations }: Standings | RecordStandings, textOf: (separation: Separation) => string) {
  return {
    pending: pending.map(({ criterion, entries }: PendingTie) => ({ criterion, clubs: entries })),
    separations: separations.map((separation) => {
      const { above, below, by = null } = separation;
      return { above, below, by, text: textOf(separation) };
    }),
  };
}

/** Only where the rules know play-offs for certain ranks, and one is due. */
const playOffsOf = ({ playOffs }: Standings) =>
  playOffs.length === 0 ? {} : { playOffs: playOffs.map(({ rank, entries }) => ({ rank, clubs: entries })) };
