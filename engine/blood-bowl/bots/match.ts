import type { Command } from "../model";
import { opponentOf } from "../sides";
import type { MatchView } from "../view/match";
import type { TokenView } from "../view/side";
import { anyOf, type Corner, legalOf } from "./taste";

/** What a coach tells of a match: his own turn, and what becomes of his own injured players. */
export function matchMove(corner: Corner): Command | undefined {
  const { view, side, legal } = corner;
  const { match } = view;
  if (match === undefined) return undefined;
  const asked = ofOwnCasualty(corner, match);
  if (asked !== undefined) return asked;
  const [giveUp] = legalOf(legal, "concede-without-penalty");
  if (giveUp !== undefined) return giveUp;
  if (match.timeUp) return side === "home" ? afterTime(corner) : undefined;
  if (match.clock.of !== side) return undefined;
  if (match.stage === "set-up") return legalOf(legal, "roll-recoveries")[0] ?? legalOf(legal, "roll-kick-off")[0];
  return inTurn(corner, match);
}

/** The apothecary comes for anything that lasts, and the milder roll is kept. */
function ofOwnCasualty({ side, legal }: Corner, { openCasualties }: MatchView): Command | undefined {
  const open = openCasualties.find(({ event }) => event.victim.side === side);
  if (open === undefined) return undefined;
  const { victim, rolls } = open.event;
  const [first, second] = rolls;
  if (first !== undefined && second !== undefined) {
    const keep = first.face <= second.face ? "first" : "second";
    return { type: "choose-roll", victim, keep };
  }
  const use = first?.casualty !== "badly-hurt" && open.canBeTreated;
  return legalOf(legal, "treat-casualty").find((command) => command.treatment.use === use);
}

function afterTime({ legal, dice }: Corner): Command | undefined {
  return (
    legalOf(legal, "end-match")[0] ??
    legalOf(legal, "roll-penalty")[0] ??
    anyOf(legalOf(legal, "start-extra-time"), dice)
  );
}

/** One thing that may happen next in a turn, in so many of a hundred cases. */
interface Happening {
  readonly percent: number;
  readonly command: Command | undefined;
}

/** Over sixteen turns about one touchdown, a casualty or two and two completions. */
function inTurn(corner: Corner, { clock }: MatchView): Command | undefined {
  const { view, side, legal, dice } = corner;
  const own = playersOn(view.sides[side].players);
  const other = opponentOf(side);
  const player = anyOf([...own, ...own.filter(({ lineman }) => !lineman)], dice);
  const opponent = anyOf(playersOn(view.sides[other].players), dice);
  const [endTurn] = legalOf(legal, "end-turn");
  if (player === undefined || opponent === undefined) return endTurn;
  const told = { when: clock, side, player: player.id };
  const by = { side, player: player.id };
  const victim = { side: other, player: opponent.id };
  const deed = (type: "completion" | "interception" | "stalling") =>
    legalOf(legal, type).find((command) => command.side === side && command.player === player.id);
  const happening = drawn(
    [
      { percent: 4, command: { type: "touchdown", ...told } },
      { percent: 5, command: { type: "casualty", when: clock, victim, cause: "block", by } },
      { percent: 1, command: { type: "casualty", when: clock, victim, cause: "foul", by } },
      { percent: 6, command: deed("completion") },
      { percent: 1, command: deed("interception") },
      { percent: 7, command: { type: "knocked-out", when: clock, ...victim } },
      { percent: 1, command: deed("stalling") },
      { percent: 12, command: legalOf(legal, "use-reroll")[0] },
    ],
    dice,
  );
  return happening ?? endTurn;
}

function drawn(happenings: readonly Happening[], dice: Corner["dice"]): Command | undefined {
  let left = dice.roll(100, "bot");
  return happenings.find(({ percent }) => {
    left -= percent;
    return left <= 0;
  })?.command;
}

const playersOn = (players: readonly TokenView[]) => players.filter(({ place }) => place === "pitch");
