import type { ConcessionScore, Edition } from "../editions/model";
import type { Sum } from "./sum";
import { concessionWinnings, winnings } from "./winnings";

export interface ConcessionSide {
  /** Touchdowns really scored. */
  readonly touchdowns: number;
  readonly stalled: boolean;
}

/** What a concession leaves behind, with everything that both coaches see before it is confirmed. */
export interface Concession {
  readonly score: ConcessionScore;
  /** Touchdowns that the winner did not score and gives to players of its choice (BB-131). */
  readonly awardedTouchdowns: number;
  readonly winnings: { readonly winner: Sum; readonly conceding: Sum };
  readonly playersOfTheMatch: { readonly winner: number; readonly conceding: number };
  /** Whether what the conceding side's players earned in this match is lost (R10). */
  readonly sppLost: boolean;
  /** Whether the conceding side loses a D3 of dedicated fans (R9). */
  readonly fansD3: boolean;
  /** Whether the conceding side makes the ordinary roll for a defeat. */
  readonly fansRoll: boolean;
  /** Whether experienced players may leave (R3). */
  readonly desertion: boolean;
}

const NOTHING: Sum = { total: 0, terms: [] };

/** A concession with or without penalty (R8 to R11, BB-071 to BB-082, BB-095 to BB-108). */
export function concession(
  penalised: boolean,
  attendance: number,
  winner: ConcessionSide,
  conceding: ConcessionSide,
  edition: Edition,
): Concession {
  const score = edition.concession.score({ winner: winner.touchdowns, conceding: conceding.touchdowns });
  const paid =
    edition.options["concession-gold"] === "scored"
      ? { winner: winner.touchdowns, conceding: conceding.touchdowns }
      : score;
  const ordinary = (touchdowns: number, { stalled }: ConcessionSide) =>
    winnings({ attendance, touchdowns, stalled }, edition);
  const shared = { score, awardedTouchdowns: Math.max(0, score.winner - winner.touchdowns) };
  if (!penalised) {
    return {
      ...shared,
      winnings: { winner: ordinary(paid.winner, winner), conceding: ordinary(paid.conceding, conceding) },
      playersOfTheMatch: { winner: 1, conceding: 1 },
      sppLost: false,
      fansD3: false,
      fansRoll: true,
      desertion: false,
    };
  }
  return {
    ...shared,
    winnings: { winner: concessionWinnings({ attendance, touchdowns: paid.winner }), conceding: NOTHING },
    playersOfTheMatch: { winner: edition.concession.winnersPlayersOfTheMatch, conceding: 0 },
    sppLost: true,
    fansD3: true,
    fansRoll: edition.options["concession-fans"] === "both",
    desertion: edition.concession.desertion,
  };
}

/** Whether a side may concede without penalty: at the start of a drive, with too few players for the line (R11). */
export const mayConcedeWithoutPenalty = (able: number, edition: Pick<Edition, "concession">) =>
  able <= edition.concession.withoutPenaltyUpTo;

/** Advancements from which a player of a conceding side may leave (R3). */
const EXPERIENCED = 3;

/** Players of the conceding side who roll whether they leave (R3, BB-130). */
export const mayDesert = ({ advancements }: { readonly advancements: number }) => advancements >= EXPERIENCED;

/** Whether a D6 makes such a player leave: 1 to 3. */
export const deserts = (d6: number) => d6 <= 3;
