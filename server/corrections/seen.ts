import {
  type ClubConsequences,
  type Command,
  clubConsequences,
  editionOf,
  type Fault,
  type LogView,
  lineAbout,
  type OpenRoll,
  type PersonView,
  personView,
  rules,
  type Side,
  type State,
} from "@/engine/blood-bowl";
import type { DieNeed, RefusalDetail } from "@/engine/core/decision";
import type { WorkedOut } from "./work-out";
import { nameOf } from "./work-out";

/** A match that a correction changes; scores home first, `undefined` where they stay. */
export interface SeenMatch {
  readonly playId: string;
  readonly home: string;
  readonly away: string;
  readonly before: readonly number[] | undefined;
  readonly after: readonly number[] | undefined;
  /** Its whole report counts no more. */
  readonly isAnnulled: boolean;
  /** Where its report goes. */
  readonly movesTo: { readonly competition: string; readonly round: number } | undefined;
}

/** What could be done instead, and whom it is about. */
export interface SeenInstead {
  readonly command: Command;
  readonly person: PersonView | undefined;
}

/** A step that is no longer legal, to be decided on. */
export interface SeenFault extends Pick<Fault, "key" | "code" | "options" | "choice"> {
  readonly detail: RefusalDetail;
  /** "Home – Away" of its match; `undefined` for what comes from no match. */
  readonly match: string | undefined;
  readonly club: string | undefined;
  readonly line: LogView | undefined;
  readonly person: PersonView | undefined;
  readonly sides: Readonly<Record<Side, string>> | undefined;
  /** Type of an entry that was booked by hand. */
  readonly entry: string | undefined;
  readonly instead: readonly SeenInstead[];
}

/** Dice that somebody must roll now. */
export interface SeenRoll {
  readonly playId: string;
  readonly match: string;
  readonly needs: readonly DieNeed[];
  readonly line: LogView | undefined;
  readonly sides: Readonly<Record<Side, string>>;
  /** Whom each die is about. */
  readonly people: readonly (PersonView | undefined)[];
}

export interface SeenClub extends ClubConsequences {
  readonly name: string;
  /** Names of the matches in `gold`. */
  readonly matches: Readonly<Record<string, string>>;
}

/** Everything that a correction comes to, as the screen shows it. */
export interface SeenCorrection extends Pick<WorkedOut, "blocks" | "revision" | "tables"> {
  readonly refused: readonly { readonly change: number; readonly code: string; readonly detail: RefusalDetail }[];
  readonly faults: readonly SeenFault[];
  readonly open: readonly SeenRoll[];
  readonly matches: readonly SeenMatch[];
  readonly clubs: readonly SeenClub[];
  /** Whether it can be carried out as it is. */
  readonly isReady: boolean;
}

export function seenCorrection(worked: WorkedOut): SeenCorrection {
  const { stored, correction, tables, blocks, revision } = worked;
  const state = correction.annulled?.before ?? correction.plays[0]?.after;
  if (state === undefined) throw new Error("nothing is corrected");
  const edition = editionOf(state);
  const clubs = [...correction.books].flatMap(([clubId, pair]): SeenClub[] => {
    const found = clubConsequences(clubId, pair, edition);
    if (found === undefined) return [];
    const plays = found.gold.flatMap(({ playId }) => playId ?? []);
    const matches = Object.fromEntries(plays.map((playId) => [playId, nameOf(stored, playId)]));
    return [{ ...found, name: stored.names.get(clubId) ?? "", matches }];
  });
  return {
    revision,
    blocks,
    tables,
    refused: correction.refused,
    faults: correction.faults.map((fault) => seenFault(worked, fault)),
    open: correction.open.map((roll) => seenRoll(worked, roll)),
    matches: seenMatches(worked),
    clubs,
    isReady: isReady(worked),
  };
}

/** Everything is decided, nothing is left to be rolled, and nothing stands in the way. */
export const isReady = ({ correction, blocks }: Pick<WorkedOut, "correction" | "blocks">): boolean =>
  blocks.length === 0 &&
  correction.refused.length === 0 &&
  correction.open.length === 0 &&
  correction.faults.every(({ choice }) => choice !== undefined);

/** The annulled match, then those that are recorded anew; scores in their own order of sides. */
function seenMatches({ correction: { annulled, plays }, moveTo, results }: WorkedOut): SeenMatch[] {
  const isChanged = (playId: string) => results.some((one) => one.playId === playId);
  const gone =
    annulled === undefined
      ? []
      : [
          {
            playId: annulled.play.id,
            ...sidesOf(annulled.before),
            before: scoreOf(annulled.before),
            after: undefined,
            isAnnulled: true,
            movesTo: undefined,
          },
        ];
  const anew = plays.map(({ play, before, after }, index) => ({
    playId: play.id,
    ...sidesOf(after),
    before: isChanged(play.id) ? scoreOf(before) : undefined,
    after: isChanged(play.id) ? scoreOf(after) : undefined,
    isAnnulled: false,
    movesTo: index === 0 ? moveTo && { competition: moveTo.competition, round: moveTo.round } : undefined,
  }));
  return [...gone, ...anew];
}

const scoreOf = (state: State) => rules.results(state)[0]?.sides.map(({ score }) => score);

const sidesOf = ({ sides }: State) => ({ home: sides.home.name, away: sides.away.name });

function seenFault({ stored }: WorkedOut, { about, instead, ...fault }: Fault): SeenFault {
  const base = {
    ...fault,
    match: "playId" in about ? nameOf(stored, about.playId) : undefined,
    club: "clubId" in about ? stored.names.get(about.clubId) : undefined,
    line: undefined,
    person: undefined,
    sides: "state" in about ? sidesOf(about.state) : undefined,
    entry: about.kind === "entry" ? about.entry.type : undefined,
    instead: [],
  };
  switch (about.kind) {
    case "step": {
      const { state, event } = about;
      const line = event.type === "started" ? undefined : lineAbout(state, event);
      const seen = instead.map((command) => ({ command, person: personIn(state, command) }));
      return { ...base, line, person: line?.player, instead: seen };
    }
    case "player":
      return { ...base, person: personView(about.state, about) };
    case "entry":
    case "debt":
      return base;
  }
}

/** Whom a command is about: who did it, where somebody came to harm. */
function personIn(state: State, command: Command): PersonView | undefined {
  if (command.type === "casualty") return command.by === undefined ? undefined : personView(state, command.by);
  if (!("player" in command)) return undefined;
  return personView(state, { side: command.side, player: command.player });
}

function seenRoll({ stored }: WorkedOut, { playId, needs, event, state }: OpenRoll): SeenRoll {
  return {
    playId,
    match: nameOf(stored, playId),
    needs,
    line: event === undefined || event.type === "started" ? undefined : lineAbout(state, event),
    sides: sidesOf(state),
    people: needs.map(({ purpose }) => personOfPurpose(state, purpose)),
  };
}

/** "casualty:home:p5" is about player p5 of home. */
function personOfPurpose(state: State, purpose: string): PersonView | undefined {
  const [, side, player] = purpose.split(":");
  if ((side !== "home" && side !== "away") || player === undefined) return undefined;
  return personView(state, { side, player });
}
