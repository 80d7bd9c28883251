import type { HeldSkill, Profile, Roster } from "../data/shapes";
import type { Edition } from "../editions/model";
import { unspentSpp } from "./advancement";
import { changedProfile } from "./characteristics";
import { CHARACTERISTICS, type Characteristic, type ClubPlayer, type SKILL_SOURCES } from "./model";
import { positionOf } from "./rosters";
import { currentValue } from "./team-value";

/** A characteristic as a roster sheet shows it; `undefined` is a PA of "—". */
export interface ShownCharacteristic {
  readonly characteristic: Characteristic;
  readonly value: number | undefined;
  /** How it stands to the roster's: marked where it changed. */
  readonly changed: "better" | "worse" | undefined;
}

/** A skill and how the player came to it. */
export interface ShownSkill extends HeldSkill {
  readonly source: "roster" | (typeof SKILL_SOURCES)[number];
}

/** Everything a roster sheet shows of a player beside name and number. */
export interface PlayerProfile {
  readonly characteristics: readonly ShownCharacteristic[];
  readonly skills: readonly ShownSkill[];
  readonly sppEarned: number;
  readonly sppUnspent: number;
  /** Current value in gold pieces: hiring fee and rises. */
  readonly value: { readonly total: number; readonly fee: number; readonly rise: number };
}

/** A player's sheet: the roster's profile with his changes, and his skills with their sources. */
export function profileOf(player: ClubPlayer, roster: Roster, edition: Edition): PlayerProfile {
  const position = positionOf(player, roster);
  const now = changedProfile(position.profile, player.changes, edition);
  return {
    characteristics: CHARACTERISTICS.map((characteristic) => ({
      characteristic,
      value: now[characteristic],
      changed: changeOf(characteristic, position.profile, now, edition),
    })),
    skills: [...position.skills.map((skill) => ({ ...skill, source: "roster" as const })), ...player.skills],
    sppEarned: player.sppEarned,
    sppUnspent: unspentSpp(player),
    value: { total: currentValue(player), fee: player.fee, rise: player.valueRise },
  };
}

function changeOf(
  characteristic: Characteristic,
  before: Profile,
  after: Profile,
  { limits }: Pick<Edition, "limits">,
): "better" | "worse" | undefined {
  const [was, is] = [before[characteristic], after[characteristic]];
  if (was === is) return undefined;
  if (was === undefined) return "better";
  const best = limits.best[characteristic];
  return is !== undefined && Math.abs(best - is) < Math.abs(best - was) ? "better" : "worse";
}
