import { z } from "zod";
import type { Dice } from "../../core/dice";
import { advancementCost, characteristicRise, mustAdvance, skillRise } from "../club/advancement";
import { ADVANCEMENT_KINDS } from "../club/advancement-kinds";
import { characteristicOptions, improved, reduced } from "../club/characteristics";
import { journeymenNeeded, servesAsJourneyman } from "../club/journeymen";
import { Characteristic } from "../club/model";
import { sppOf } from "../club/spp";
import { currentTeamValueOf, teamValueOf, type ValuedClub } from "../club/team-value";
import type { Edition } from "../editions/model";
import { Count, Improvements } from "./case";

export const JourneymenInput = z.object({
  position: z.object({ lineman: z.boolean(), maximum: Count, hiringFee: Count }),
  lowCostLinemen: z.boolean(),
  availablePlayers: Count,
  rosteredPlayers: Count,
});

/** How many journeymen a side takes and what they add. */
export function journeymenCase(input: z.infer<typeof JourneymenInput>, edition: Edition) {
  const { lineman, maximum, hiringFee } = input.position;
  if (!servesAsJourneyman({ lineman, max: maximum }, edition)) return { positionAllowed: false };
  const journeymen = journeymenNeeded(input.availablePlayers);
  return {
    positionAllowed: true,
    journeymen,
    ableToPlay: input.availablePlayers + journeymen,
    playersOnTeamForMatch: input.rosteredPlayers + journeymen,
    addedToCurrentTeamValue: input.lowCostLinemen ? 0 : journeymen * hiringFee,
  };
}

export const TeamValueInput = z.object({
  lowCostLinemen: z.boolean(),
  players: z.array(
    z.object({
      lineman: z.boolean(),
      hiringFee: Count,
      valueIncreases: Count,
      status: z.enum(["available", "misses-next-match", "temporarily-retired"]),
    }),
  ),
  assistantCoaches: Count,
  cheerleaders: Count,
  apothecary: z.boolean(),
  rerollCost: Count,
  rerollsFromDraft: Count,
  rerollsBoughtLater: Count,
  trophyReroll: z.boolean(),
  journeymanHiringFee: Count,
});

/** Both team values, without and with the journeymen that the side must take. */
export function teamValueCase(input: z.infer<typeof TeamValueInput>, edition: Edition) {
  const club = valuedClubOf(input);
  const available = club.players.filter((player) => player.available).length;
  const journeymen = journeymenNeeded(available);
  const fees = Array.from({ length: journeymen }, () => input.journeymanHiringFee);
  const retired = input.players.some(({ status }) => status === "temporarily-retired");
  return {
    ...(retired ? {} : { teamValue: teamValueOf(club, edition).total }),
    currentTeamValue: currentTeamValueOf(club, edition).total,
    availablePlayers: available,
    journeymen,
    currentTeamValueWithJourneymen: currentTeamValueOf(club, edition, fees).total,
  };
}

function valuedClubOf(input: z.infer<typeof TeamValueInput>): ValuedClub {
  return {
    lowCostLinemen: input.lowCostLinemen,
    players: input.players.map(({ hiringFee, valueIncreases, lineman, status }) => ({
      fee: hiringFee,
      valueRise: valueIncreases,
      lineman,
      available: status === "available",
    })),
    rerolls: input.rerollsFromDraft + input.rerollsBoughtLater,
    trophyRerolls: input.trophyReroll ? 1 : 0,
    rerollPrice: input.rerollCost,
    assistantCoaches: input.assistantCoaches,
    cheerleaders: input.cheerleaders,
    apothecary: input.apothecary,
  };
}

export const SppInput = z.object({
  brawlinBrutes: z.boolean(),
  events: z.object({
    completions: Count,
    superbThrowsLanded: Count,
    safeLandings: Count,
    interceptions: Count,
    blockCasualties: Count,
    otherCasualties: Count,
    touchdowns: Count,
    mvpAwards: Count,
  }),
});

/** Star player points of one player's deeds. */
export function sppCase({ brawlinBrutes, events }: z.infer<typeof SppInput>, { spp, brawlinBrutes: brutes }: Edition) {
  const deeds = {
    completion: events.completions,
    "superb-throw": events.superbThrowsLanded,
    "safe-landing": events.safeLandings,
    interception: events.interceptions,
    casualty: events.blockCasualties,
    touchdown: events.touchdowns,
    "player-of-the-match": events.mvpAwards,
  };
  return { starPlayerPoints: sppOf(deeds, brawlinBrutes ? { ...spp, ...brutes } : spp) };
}

export const AdvancementCostInput = z.object({ advancementsTaken: Count, advancement: z.enum(ADVANCEMENT_KINDS) });

/** Price of the next advancement. */
export function advancementCostCase(input: z.infer<typeof AdvancementCostInput>, edition: Edition) {
  const cost = advancementCost(input.advancement, input.advancementsTaken, edition);
  return cost === undefined ? { allowed: false } : { allowed: true, cost };
}

const SkillAdvancement = z.object({
  type: z.enum(ADVANCEMENT_KINDS).exclude(["characteristic"]),
  elite: z.boolean().default(false),
});

export const AdvancementInput = z.object({
  starPlayerPoints: Count,
  advancementsTaken: Count,
  currentValue: Count,
  advancement: z.discriminatedUnion("type", [
    SkillAdvancement,
    z.object({ type: z.literal("characteristic"), characteristic: Characteristic }),
  ]),
});

/** A player before and after one advancement. */
export function advancementCase(input: z.infer<typeof AdvancementInput>, edition: Edition) {
  const { starPlayerPoints: points, advancementsTaken: taken, currentValue, advancement } = input;
  const must = mustAdvance(points, taken, edition);
  const cost = advancementCost(advancement.type, taken, edition);
  if (cost === undefined || cost > points) return { allowed: false, mustAdvance: must };
  const rise =
    advancement.type === "characteristic"
      ? characteristicRise(advancement.characteristic, edition)
      : skillRise(advancement.type, advancement.elite, edition);
  return {
    allowed: true,
    mustAdvance: must,
    cost,
    starPlayerPointsLeft: points - cost,
    currentValue: currentValue + rise,
    advancementsTaken: taken + 1,
  };
}

export const CharacteristicRollInput = z.object({
  /** PA is left out, or null, for a player who cannot pass. */
  profile: z.object({ MA: Count, ST: Count, AG: Count, PA: Count.nullish(), AV: Count }),
  improvementsTaken: Improvements,
});

/** What a player may improve after the roll. */
export function characteristicRollCase(
  { profile, improvementsTaken }: z.infer<typeof CharacteristicRollInput>,
  edition: Edition,
  dice: Dice,
) {
  const face = dice.roll(edition.advancement.characteristicDie, "characteristic");
  const known = { ...profile, PA: profile.PA ?? undefined };
  return { options: characteristicOptions(face, known, improvementsTaken, edition).toSorted() };
}

export const CharacteristicChangeInput = z.object({
  characteristic: Characteristic,
  value: Count,
  improvementsTaken: Count,
  change: z.enum(["improve", "reduce"]),
});

/** A characteristic after one improvement or reduction, or as it was where none is possible. */
export function characteristicChangeCase(
  { characteristic, value, improvementsTaken, change }: z.infer<typeof CharacteristicChangeInput>,
  edition: Edition,
) {
  const after =
    change === "improve"
      ? improved(characteristic, value, improvementsTaken, edition)
      : reduced(characteristic, value, edition);
  return { possible: after !== undefined, value: after ?? value };
}
