import { changedProfile } from "./club/characteristics";
import type { ClubPlayer } from "./club/model";
import { positionOf, rosterOf } from "./club/rosters";
import type { Profile } from "./data/shapes";
import type { Edition } from "./editions/model";
import type { SideState, Token } from "./state";

/** What a player of a side is like on the pitch. */
export interface Person {
  readonly profile: Profile;
  readonly skills: readonly string[];
  readonly keywords: readonly string[];
  readonly niggling: number;
}

/** A player, a guest or a star as the rules see him today. */
export function personOf(token: Token, side: SideState, edition: Edition): Person {
  if (token.kind === "star") return starOf(token, edition);
  const position = positionOf(token, rosterOf(side.club, edition));
  const player = findPlayer(side, token.id);
  const guest = side.guests.find(({ id }) => id === token.id);
  const gained = [...(player?.skills ?? []), ...(guest?.skills ?? [])];
  return {
    profile: changedProfile(position.profile, player?.changes ?? [], edition),
    skills: [...position.skills, ...gained].map(({ skill }) => skill),
    keywords: position.keywords,
    niggling: player?.niggling ?? 0,
  };
}

/** One half of a pair is known by his name. */
function starOf({ name, position }: Token, edition: Edition): Person {
  const star = edition.stars.find(({ id }) => id === position);
  const profile = star?.profiles.find((each) => each.name === name) ?? star?.profiles[0];
  if (profile === undefined) throw new Error(`no star "${position}" in this edition`);
  return { ...profile, skills: profile.skills.map(({ skill }) => skill), niggling: 0 };
}

/** A player of the club, or one on loan who may be hired after the match. */
export const findPlayer = (side: Pick<SideState, "club" | "loans">, id: string): ClubPlayer | undefined =>
  side.club.players.find((player) => player.id === id) ?? side.loans.find((player) => player.id === id);
