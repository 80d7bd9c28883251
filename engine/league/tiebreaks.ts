import {
  type Criterion,
  DECIDED_CRITERIA,
  type DecidedCriterion,
  FEWER_IS_BETTER,
  HEAD_TO_HEAD_CRITERIA,
  type HeadToHeadCriterion,
  type TableRules,
  type WholeTableCriterion,
} from "./table-rules";

/** A criterion's figure by entry (index). */
export type FigureOf = (entry: number) => number;

/** What tie-breaks may ask about the entries. */
export interface Evidence {
  whole(criterion: WholeTableCriterion): FigureOf;
  /** Figures of the matches among these entries. */
  miniTable(among: readonly number[]): (criterion: HeadToHeadCriterion) => FigureOf;
  /** Whether two of them still have to meet. */
  unfinished(among: readonly number[]): boolean;
  /** A stored decision on exactly these entries, larger is better; undefined where there is none. */
  decided(criterion: DecidedCriterion | "manual", among: readonly number[]): FigureOf | undefined;
}

/** What put one entry above the next one. */
export interface Cut {
  readonly by: Criterion | "manual";
  readonly above: number;
  readonly below: number;
  /** Whose matches were counted, for head-to-head criteria. */
  readonly among: readonly number[] | undefined;
  /** Head-to-head was passed over, because a match among the level entries is still open. */
  readonly headToHeadOpen: boolean;
}

/** All entries in order; `cuts[i]` lies between `order[i]` and `order[i + 1]`, undefined where they share a rank. */
export interface Ordered {
  readonly order: readonly number[];
  readonly cuts: readonly (Cut | undefined)[];
  /** Groups that are level on everything, best first. */
  readonly level: readonly (readonly number[])[];
}

type Step =
  | { readonly kind: "whole"; readonly criterion: WholeTableCriterion }
  | { readonly kind: "block"; readonly criteria: readonly HeadToHeadCriterion[] }
  | { readonly kind: "decided"; readonly criterion: DecidedCriterion | "manual" };

const isHeadToHead = (criterion: Criterion): criterion is HeadToHeadCriterion =>
  HEAD_TO_HEAD_CRITERIA.some((known) => known === criterion);
const isDecided = (criterion: Criterion): criterion is DecidedCriterion =>
  DECIDED_CRITERIA.some((known) => known === criterion);

/** The criteria as steps: neighbouring head-to-head criteria are one, and an order by hand is always the last word. */
function stepsOf(tiebreakers: readonly Criterion[]): Step[] {
  const steps: Step[] = [];
  for (const criterion of tiebreakers) {
    const last = steps.at(-1);
    if (!isHeadToHead(criterion)) {
      steps.push(isDecided(criterion) ? { kind: "decided", criterion } : { kind: "whole", criterion });
    } else if (last?.kind === "block") {
      steps[steps.length - 1] = { kind: "block", criteria: [...last.criteria, criterion] };
    } else {
      steps.push({ kind: "block", criteria: [criterion] });
    }
  }
  return [...steps, { kind: "decided", criterion: "manual" }];
}

/**
 * Orders entries by the criteria of the rules. Every criterion sees the whole level group at once, so the order never
 * depends on which two are compared first; entries level on everything keep the order in which they came.
 */
export function orderEntries(
  entries: readonly number[],
  rules: Pick<TableRules, "tiebreakers" | "headToHead">,
  evidence: Evidence,
): Ordered {
  const steps = stepsOf(rules.tiebreakers);
  const { restart, onlyWhenComplete } = { restart: false, onlyWhenComplete: false, ...rules.headToHead };
  const order: number[] = [];
  const cuts: (Cut | undefined)[] = [];
  const level: (readonly number[])[] = [];

  function settle(group: readonly number[], at: number, open: boolean): void {
    const step = steps[at];
    if (group.length === 1) {
      order.push(...group);
    } else if (step === undefined) {
      level.push(group);
      order.push(...group);
    } else if (step.kind === "block") {
      if (onlyWhenComplete && evidence.unfinished(group)) settle(group, at + 1, true);
      else settleBlock(group, step.criteria, 0, group, evidence.miniTable(group), at, open);
    } else {
      const figure = step.kind === "whole" ? evidence.whole(step.criterion) : evidence.decided(step.criterion, group);
      const parts = figure === undefined ? [group] : split(group, figure, step.criterion);
      settleParts(parts, figure, step.criterion, undefined, open, (part) => settle(part, at + 1, open));
    }
  }

  function settleBlock(
    group: readonly number[],
    criteria: readonly HeadToHeadCriterion[],
    next: number,
    among: readonly number[],
    mini: (criterion: HeadToHeadCriterion) => FigureOf,
    at: number,
    open: boolean,
  ): void {
    const by = criteria[next];
    if (group.length === 1 || by === undefined) {
      settle(group, at + 1, open);
      return;
    }
    const figure = mini(by);
    const parts = split(group, figure, by);
    settleParts(parts, figure, by, among, open, (part) =>
      restart && parts.length > 1 && part.length > 1
        ? settleBlock(part, criteria, 0, part, evidence.miniTable(part), at, open)
        : settleBlock(part, criteria, next + 1, among, mini, at, open),
    );
  }

  function settleParts(
    parts: readonly (readonly number[])[],
    figure: FigureOf | undefined,
    by: Cut["by"],
    among: Cut["among"],
    open: boolean,
    settlePart: (part: readonly number[]) => void,
  ): void {
    let above: number | undefined;
    for (const part of parts) {
      const [first] = part;
      const below = first === undefined ? undefined : figure?.(first);
      if (above !== undefined && below !== undefined)
        cuts[order.length - 1] = { by, above, below, among, headToHeadOpen: open };
      settlePart(part);
      above = below;
    }
  }

  if (entries.length > 0) settle(entries, 0, false);
  return { order, cuts: order.slice(1).map((_, index) => cuts[index]), level };
}

/** Groups of equal figures, best first; inside a group the order stays. */
function split(group: readonly number[], figure: FigureOf, by: Criterion | "manual"): number[][] {
  const sign = by !== "manual" && FEWER_IS_BETTER.has(by) ? 1 : -1;
  // figures may be sums of fractions: what differs by less than a millionth is level
  const sorted = group.map((entry) => ({ entry, figure: Math.round(figure(entry) * 1e6) / 1e6 }));
  sorted.sort((a, b) => sign * (a.figure - b.figure));
  const parts: number[][] = [];
  let before: number | undefined;
  for (const { entry, figure: value } of sorted) {
    if (value === before) parts.at(-1)?.push(entry);
    else parts.push([entry]);
    before = value;
  }
  return parts;
}
