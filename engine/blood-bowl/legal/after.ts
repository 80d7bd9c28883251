import { mayBeHired } from "../after/hire-journeyman";
import { type AdvancementAsked, STAFF } from "../after/model";
import { candidates, playersOfTheMatchDue, touchdownsToAward } from "../after/players-of-the-match";
import { canAdvance } from "../after/pupil";
import { advancementCost, skillsToLearn, unspentSpp } from "../club/advancement";
import { rosteredPlayers } from "../club/availability";
import type { ClubPlayer } from "../club/model";
import { nomineesNeeded } from "../club/player-of-the-match";
import { positionOf, rosterOf } from "../club/rosters";
import { editionOf } from "../edition-of";
import type { Command } from "../model";
import type { Side } from "../sides";
import type { SideState, State } from "../state";
import { earnsPoints } from "../tokens";

/** A name to be overwritten: examples of hires need one. */
const NAMELESS = "?";

/** What one side may do in its open step after the match. */
export function afterCandidates(state: State, side: Side): Command[] {
  switch (state.sides[side].after.step) {
    case "result":
      return [{ type: "settle-result", side }];
    case "fans":
      return [{ type: "roll-dedicated-fans", side }];
    case "advancement":
      return [...honours(state, side), ...advancements(state, side), { type: "end-step", side, step: "advancement" }];
    case "hiring":
      return [...hiring(state, side), { type: "end-step", side, step: "hiring" }];
    case "costly-errors":
      return [{ type: "roll-costly-errors", side }];
    case "prepare":
      return [{ type: "prepare", side }];
    case undefined:
      return [];
  }
}

function honours(state: State, side: Side): Command[] {
  const can = candidates(state, side).map(({ id }) => id);
  const toAward = touchdownsToAward(state, side);
  const first = state.sides[side].tokens.find(earnsPoints)?.id;
  const awards: Command[] =
    toAward > 0 && first !== undefined
      ? [{ type: "award-touchdowns", side, players: Array.from({ length: toAward }, () => first) }]
      : [];
  const left = playersOfTheMatchDue(state, side) - state.sides[side].after.playersOfTheMatch.length;
  if (left < 1) return awards;
  const needed = nomineesNeeded(can.length, editionOf(state)) ?? 0;
  return [...awards, { type: "name-player-of-the-match", side, nominees: can.slice(0, needed) }];
}

function advancements(state: State, side: Side): Command[] {
  const own = state.sides[side];
  const { rolled } = own.after;
  if (rolled !== undefined) return picks(state, side, own, rolled);
  return [...own.club.players, ...own.loans].filter(canAdvance).flatMap((player) =>
    waysOf(state, own, player).map((advancement) => ({
      type: "advance" as const,
      side,
      player: player.id,
      advancement,
    })),
  );
}

function picks(state: State, side: Side, own: SideState, rolled: NonNullable<SideState["after"]["rolled"]>): Command[] {
  const pick = { type: "pick-advancement" as const, side, player: rolled.player };
  const instead = rolled.asked.how === "characteristic" ? learnable(state, own, rolled.player) : [];
  return [
    ...[...rolled.skills, ...instead].map((skill) => ({ ...pick, picked: { kind: "skill" as const, skill } })),
    ...rolled.characteristics.map((characteristic) => ({
      ...pick,
      picked: { kind: "characteristic" as const, characteristic },
    })),
  ];
}

function learnable(state: State, own: SideState, id: string): string[] {
  const player = [...own.club.players, ...own.loans].find((each) => each.id === id);
  if (player === undefined) return [];
  const edition = editionOf(state);
  const position = positionOf(player, rosterOf(own.club, edition));
  return [
    ...skillsToLearn("primary", player, position, edition),
    ...skillsToLearn("secondary", player, position, edition),
  ];
}

/** Every advancement that a player's points pay for. */
function waysOf(state: State, { club }: SideState, player: ClubPlayer): AdvancementAsked[] {
  const edition = editionOf(state);
  const unspent = unspentSpp(player);
  const pays = (how: AdvancementAsked["how"]) =>
    (advancementCost(how, player.advancements, edition) ?? Number.POSITIVE_INFINITY) <= unspent;
  if (!pays("random-primary")) return [];
  const position = positionOf(player, rosterOf(club, edition));
  const skills = (access: "primary" | "secondary") => skillsToLearn(access, player, position, edition);
  const ways: readonly AdvancementAsked[] = [
    ...position.primary.map((category) => ({ how: "random-primary", category }) as const),
    ...position.secondary.map((category) => ({ how: "random-secondary", category }) as const),
    ...skills("primary").map((skill) => ({ how: "chosen-primary", skill }) as const),
    ...skills("secondary").map((skill) => ({ how: "chosen-secondary", skill }) as const),
    { how: "characteristic" },
  ];
  return ways.filter(({ how }) => pays(how));
}

function hiring(state: State, side: Side): Command[] {
  const own = state.sides[side];
  const players = rosteredPlayers(own.club);
  return [
    ...rosterOf(own.club, editionOf(state)).positions.map(({ id }) => ({
      type: "hire" as const,
      side,
      position: id,
      name: NAMELESS,
    })),
    ...players.map(({ id }) => ({ type: "dismiss" as const, side, player: id })),
    ...players
      .filter(({ changes }) => changes.length > 0)
      .map(({ id }) => ({ type: "retire" as const, side, player: id })),
    ...STAFF.map((what) => ({ type: "change-staff" as const, side, what, by: 1 })),
    ...mayBeHired(own).map(({ id }) => ({
      type: "hire-journeyman" as const,
      side,
      journeyman: id,
      name: NAMELESS,
    })),
  ];
}
