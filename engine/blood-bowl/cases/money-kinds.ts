import { z } from "zod";
import type { Dice } from "../../core/dice";
import { fansAfter, fansAfterConceding, rollsForFans } from "../club/fans";
import type { Edition } from "../editions/model";
import { attendanceOf, fanFactor } from "../money/attendance";
import { concession, deserts, mayDesert } from "../money/concession";
import { COSTLY_ERRORS_DICE, costlyErrorsCell, costlyErrorsColumn, treasuryAfter } from "../money/costly-errors";
import { inducementMoney } from "../money/inducement-money";
import { winnings } from "../money/winnings";
import { bySide, CaseSide, Count } from "./case";

export const WinningsInput = bySide(z.object({ dedicatedFans: Count, touchdowns: Count, stalled: z.boolean() }));

/** Attendance and gold of both sides. */
export function winningsCase({ home, away }: z.infer<typeof WinningsInput>, edition: Edition, dice: Dice) {
  const factors = rollFactors(home.dedicatedFans, away.dedicatedFans, dice);
  const attendance = attendanceOf(factors.home, factors.away);
  const side = (gate: typeof home, factor: number) => ({
    fanFactor: factor,
    winnings: winnings({ attendance, ...gate }, edition).total,
  });
  return { fanAttendance: attendance, home: side(home, factors.home), away: side(away, factors.away) };
}

function rollFactors(home: number, away: number, dice: Dice) {
  return {
    home: fanFactor(home, dice.roll(3, "home fair-weather fans")),
    away: fanFactor(away, dice.roll(3, "away fair-weather fans")),
  };
}

export const FansInput = z.object({ dedicatedFans: Count, result: z.enum(["win", "draw", "loss"]) });

const OUTCOMES = { win: "won", draw: "drawn", loss: "lost" } as const;

/** Dedicated fans after a match. */
export function fansCase({ dedicatedFans, result }: z.infer<typeof FansInput>, edition: Edition, dice: Dice) {
  const outcome = OUTCOMES[result];
  const after = rollsForFans(outcome)
    ? fansAfter(outcome, dedicatedFans, dice.roll(6, "dedicated fans"), edition)
    : dedicatedFans;
  return { dedicatedFans: after, change: after - dedicatedFans };
}

export const CostlyErrorsInput = z.object({ treasury: Count });

const COLUMNS = ["100-195", "200-295", "300-395", "400-495", "500-595", "600+"] as const;

/** Costly errors with the dice that they need. */
export function costlyErrorsCase({ treasury }: z.infer<typeof CostlyErrorsInput>, edition: Edition, dice: Dice) {
  const column = costlyErrorsColumn(treasury);
  if (column === undefined) return { rollNeeded: false, outcome: "none", goldLost: 0, treasury };
  const outcome = costlyErrorsCell(dice.roll(6, "costly errors"), column, edition);
  const faces = COSTLY_ERRORS_DICE[outcome].map((sides) => dice.roll(sides, "gold"));
  const after = treasuryAfter(outcome, treasury, faces, edition);
  return { rollNeeded: true, column: COLUMNS[column - 1], outcome, goldLost: treasury - after, treasury: after };
}

const ConcessionSide = z.object({ dedicatedFans: Count, sppEarned: Count, stalled: z.boolean() });

export const ConcessionInput = bySide(ConcessionSide).extend({
  concedingSide: CaseSide,
  penalised: z.boolean(),
  scoreBefore: bySide(Count),
});

/** Everything that a concession of either kind leaves behind. */
export function concessionCase(input: z.infer<typeof ConcessionInput>, edition: Edition, dice: Dice) {
  const { concedingSide: loser, penalised, scoreBefore } = input;
  const winner = loser === "home" ? "away" : "home";
  const factors = rollFactors(input.home.dedicatedFans, input.away.dedicatedFans, dice);
  const attendance = attendanceOf(factors.home, factors.away);
  const sideOf = (side: CaseSide) => ({ touchdowns: scoreBefore[side], stalled: input[side].stalled });
  const ended = concession(penalised, attendance, sideOf(winner), sideOf(loser), edition);
  const fans = input[loser].dedicatedFans;
  return {
    score: { [winner]: ended.score.winner, [loser]: ended.score.conceding },
    winner,
    fanAttendance: attendance,
    conceding: {
      winnings: ended.winnings.conceding.total,
      mvpAwards: ended.playersOfTheMatch.conceding,
      sppKept: ended.sppLost ? 0 : input[loser].sppEarned,
      ...(ended.fansD3
        ? { dedicatedFans: fansAfterConceding(fans, dice.roll(3, "dedicated fans lost"), edition) }
        : { dedicatedFansLostByConceding: 0 }),
    },
    opponent: { winnings: ended.winnings.winner.total, mvpAwards: ended.playersOfTheMatch.winner },
  };
}

export const QuitInput = z.object({ players: z.array(z.object({ player: z.int(), advancements: Count })) });

/** Who leaves after a concession. */
export function quitCase({ players }: z.infer<typeof QuitInput>, _edition: Edition, dice: Dice) {
  const rolled = players.filter(mayDesert);
  const quit = rolled.filter(({ player }) => deserts(dice.roll(6, `player ${player}`)));
  return { playersRolledFor: rolled.map(({ player }) => player), playersWhoQuit: quit.map(({ player }) => player) };
}

export const InducementInput = bySide(z.object({ currentTeamValue: Count, treasury: Count, spend: Count }));

/** The money for inducements in its fixed order. */
export function inducementCase({ home, away }: z.infer<typeof InducementInput>, edition: Edition) {
  const money = inducementMoney(home, away, edition);
  const shared = {
    higherValueSide: money.higher === undefined ? null : CaseSide.options[money.higher],
    pettyCash: money.pettyCash,
    maximumSpend: { home: money.maximum[0], away: money.maximum[1] },
  };
  if (money.refusal !== undefined) {
    const reason = money.refusal === "top-up-over-limit" ? `top-up-over-${edition.topUp}` : money.refusal;
    return { ...shared, valid: false, reason };
  }
  return { ...shared, valid: true, home: money.sides[0], away: money.sides[1], pettyCashLost: money.pettyCashLost };
}
