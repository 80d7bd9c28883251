import type { GameId } from "@/engine/catalog";
import type { CompetitionFormat } from "@/server/competitions/schema";
import type { ShownLadder } from "@/server/ladder/shown";
import { Divide } from "./divide";
import { DrawEvening } from "./draw-evening";
import { LadderOffice } from "./ladder-office";
import { MakeCalendar } from "./make-calendar";
import { MakeKnockOut } from "./make-knock-out";
import { PairRound } from "./pair-round";
import { PlayOffs } from "./play-offs";
import { RoundCheck, type RoundCheckData } from "./round-check";
import type { SheetChoice } from "./sheets-to-choose";
import { StartSeason } from "./start-season";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Somebody who takes part, as the steps of a format need it. */
export interface StepEntry extends Named {
  readonly hasLeft: boolean;
  readonly hasCoach: boolean;
  readonly divisionId: string | undefined;
}

export interface FormatStepsProps {
  readonly competition: { readonly id: string; readonly format: CompetitionFormat; readonly game: GameId };
  readonly entries: readonly StepEntry[];
  readonly divisions: readonly Named[];
  /** Competitions of the league whose table can seed a knock-out. */
  readonly tables: readonly Named[];
  readonly hasCalendar: boolean;
  readonly hasBegun: boolean;
  /** Whether a knock-out can follow the tables now, or is drawn and has not begun. */
  readonly playOffs: "due" | "drawn" | undefined;
  /** The round of a Swiss that is on. */
  readonly roundCheck: RoundCheckData | undefined;
  /** Where everybody stands on a ladder. */
  readonly ladder: ShownLadder | undefined;
  readonly timeZone: string;
  /** Where coaches choose a sheet before their season starts. */
  readonly sheets: readonly SheetChoice[] | undefined;
}

const FEWEST_FOR_DIVISIONS = 4;
const FEWEST_FOR_GROUPS = 3;

/** What is to be done next in a competition, by its format: draw, divide, lay the calendar. */
export function FormatSteps(props: FormatStepsProps) {
  const {
    competition,
    entries,
    divisions,
    tables,
    hasCalendar,
    hasBegun,
    playOffs,
    roundCheck,
    ladder,
    timeZone,
    sheets,
  } = props;
  const { id: competitionId, format, game } = competition;
  if (game === "juego-de-la-liga") {
    return (
      <StartSeason
        competitionId={competitionId}
        entries={entries.filter(({ hasLeft }) => !hasLeft)}
        sheets={sheets}
        hasBegun={hasBegun || hasCalendar}
      />
    );
  }
  if (entries.length < 2) return undefined;
  switch (format) {
    case "swiss":
      return (
        <>
          {roundCheck !== undefined && (
            <RoundCheck competitionId={competitionId} check={roundCheck} entries={entries} />
          )}
          <PairRound competitionId={competitionId} />
        </>
      );
    case "group-draw":
      return (
        entries.length >= FEWEST_FOR_GROUPS && (
          <DrawEvening
            competitionId={competitionId}
            players={entries.filter(({ hasLeft }) => !hasLeft)}
            hasRounds={hasCalendar}
          />
        )
      );
    case "knock-out":
      return !hasBegun && <MakeKnockOut competitionId={competitionId} tables={tables} isAgain={hasCalendar} />;
    case "round-robin":
    case "double-round-robin":
    case "groups-knock-out":
      return (
        <>
          {!hasCalendar && entries.length >= FEWEST_FOR_DIVISIONS && (
            <Divide
              competitionId={competitionId}
              entries={entries}
              divisions={divisions}
              areGroups={format === "groups-knock-out"}
            />
          )}
          {!hasBegun && (
            <MakeCalendar
              competitionId={competitionId}
              isDouble={format === "double-round-robin"}
              areGroups={format === "groups-knock-out"}
              divisions={divisions.length}
              isAgain={hasCalendar}
            />
          )}
          {playOffs !== undefined && (
            <PlayOffs competitionId={competitionId} entries={entries.length} isAgain={playOffs === "drawn"} />
          )}
        </>
      );
    case "ladder":
      return (
        ladder !== undefined && (
          <LadderOffice competitionId={competitionId} ladder={ladder} entries={entries} timeZone={timeZone} />
        )
      );
  }
}
