import { PRESET_IDS, PRESETS } from "@/engine/league/presets";
import { CRITERIA, type TableRules } from "@/engine/league/table-rules";
import { Misused } from "./answer";
import { listOf, oneOf } from "./arguments";

/** The options of the command line that change the rules of a table. */
export interface RuleOptions {
  readonly preset?: string | undefined;
  readonly points?: string | undefined;
  readonly tiebreakers?: string | undefined;
  readonly "head-to-head"?: string | undefined;
  readonly "only-when-complete"?: boolean | undefined;
}

/** The rules of a file (goal difference without one), replaced by a preset and changed by single options. */
export function rulesFrom(file: TableRules | undefined, options: RuleOptions): TableRules {
  const base = file ?? PRESETS["premier-league"];
  const rules = options.preset === undefined ? base : PRESETS[oneOf("--preset", options.preset, PRESET_IDS)];
  const headToHead = { restart: false, onlyWhenComplete: false, ...rules.headToHead };
  const restart = options["head-to-head"];
  return {
    ...rules,
    points: options.points === undefined ? rules.points : { ...rules.points, ...pointsFrom(options.points) },
    tiebreakers: options.tiebreakers === undefined ? rules.tiebreakers : criteriaFrom(options.tiebreakers),
    headToHead: {
      restart:
        restart === undefined
          ? headToHead.restart
          : oneOf("--head-to-head", restart, ["restart", "no-restart"]) === "restart",
      onlyWhenComplete: options["only-when-complete"] ?? headToHead.onlyWhenComplete,
    },
  };
}

function pointsFrom(value: string) {
  const parts = listOf(value).map(Number);
  const [win, draw, loss] = parts;
  if (parts.length !== 3 || win === undefined || draw === undefined || loss === undefined || parts.some(Number.isNaN)) {
    throw new Misused(`--points: "${value}" is not like 3,1,0`);
  }
  return { win, draw, loss };
}

function criteriaFrom(value: string): TableRules["tiebreakers"] {
  const criteria = listOf(value).map((word) => oneOf("--tiebreakers", word, CRITERIA));
  if (criteria.length === 0) throw new Misused("--tiebreakers: the list is empty");
  if (new Set(criteria).size < criteria.length) throw new Misused("--tiebreakers: a criterion stands twice");
  return criteria;
}
