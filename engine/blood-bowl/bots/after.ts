import { freshName } from "../club/draft/names";
import { FULL_SIDE } from "../club/journeymen";
import type { Command } from "../model";
import type { AfterView } from "../view/after";
import { anyOf, type Corner, chance, legalOf } from "./taste";

/** The six steps of a side, one command at a time. */
export function afterMove(corner: Corner): Command | undefined {
  const { view, side, legal, dice } = corner;
  const { after } = view.sides[side];
  if (after === undefined) return undefined;
  switch (after.step) {
    case "result":
    case "fans":
    case "costly-errors":
    case "prepare":
      return legal[0];
    case "advancement":
      return anyOf(legalOf(legal, "pick-advancement"), dice) ?? honour(corner, after) ?? improve(corner, after);
    case "hiring":
      return hireSomebody(corner);
    case undefined:
      return undefined;
  }
}

/** Awarded touchdowns and players of the match, out of everybody who can have them. */
function honour({ view, side, legal, dice }: Corner, { candidates, nomineesNeeded }: AfterView) {
  const [award] = legalOf(legal, "award-touchdowns");
  if (award !== undefined) {
    const able = view.sides[side].players.filter(({ earnsPoints }) => earnsPoints);
    return { ...award, players: award.players.map((player) => anyOf(able, dice)?.id ?? player) };
  }
  const [naming] = legalOf(legal, "name-player-of-the-match");
  return naming === undefined
    ? undefined
    : { ...naming, nominees: dice.shuffle(candidates, "bot").slice(0, nomineesNeeded ?? 0) };
}

/** Whoever must advance does; others save their points or take a primary skill. */
function improve({ legal, dice, taste }: Corner, { points }: AfterView): Command | undefined {
  const [end] = legalOf(legal, "end-step");
  if (end !== undefined && !chance(50, dice)) return end;
  const must = points.filter(({ mustAdvance }) => mustAdvance).map(({ id }) => id);
  const ways = legalOf(legal, "advance").filter(({ player }) => must.length === 0 || must.includes(player));
  const wise = ways.filter(({ advancement }) => advancement.how === "chosen-primary");
  return anyOf(taste === "sense" && wise.length > 0 ? wise : ways, dice) ?? end;
}

/** Players a club wants to have, and gold that it keeps for a bad day. */
const WANTED = 13;
const RESERVE = 50_000;

function hireSomebody(corner: Corner): Command | undefined {
  const { view, side, legal, dice, taste } = corner;
  const { treasury, roster, after } = view.sides[side];
  const [end] = legalOf(legal, "end-step");
  const able = after?.hiring?.players.length ?? FULL_SIDE;
  if (taste === "whim" && chance(50, dice)) return end;
  const names = new Set(view.sides[side].players.map(({ name }) => name));
  const short = able < WANTED;
  const wishes = after?.hiring?.positions.filter(
    ({ refusal, price }) => refusal === undefined && (able < FULL_SIDE || treasury - price >= RESERVE),
  );
  const [dearest] = (wishes ?? []).toSorted((a, b) => b.price - a.price);
  const wanted = taste === "sense" ? dearest : anyOf(wishes ?? [], dice);
  const hiring = legalOf(legal, "hire").find(({ position }) => short && position === wanted?.id);
  if (hiring !== undefined) return { ...hiring, name: freshName(roster, names, dice) };
  const staying = anyOf(legalOf(legal, "hire-journeyman"), dice);
  if (staying !== undefined && short) return { ...staying, name: freshName(roster, names, dice) };
  return staff(corner, treasury) ?? end;
}

/** An apothecary first, then a re-roll while there is gold to spare. */
function staff({ legal, taste }: Corner, treasury: number): Command | undefined {
  if (taste === "whim") return undefined;
  const changes = legalOf(legal, "change-staff");
  const apothecary = changes.find(({ what }) => what === "apothecary");
  if (apothecary !== undefined) return apothecary;
  return treasury > 200_000 ? changes.find(({ what }) => what === "rerolls") : undefined;
}
