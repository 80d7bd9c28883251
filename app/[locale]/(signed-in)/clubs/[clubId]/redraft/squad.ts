import { type Club, type Draft, type Redraft, rosteredPlayers } from "@/engine/blood-bowl";

type Shirt = Draft["players"][number];

const keptShirts = ({ keep }: Redraft, club: Club): Shirt[] =>
  rosteredPlayers(club)
    .filter(({ id }) => keep.includes(id))
    .map(({ number, name, position }) => ({ number, name, position }));

const draftOf = (club: Club, players: readonly Shirt[]): Draft => ({
  roster: club.roster,
  leagues: [],
  specialRules: [],
  players: [...players],
  rerolls: 0,
  assistantCoaches: 0,
  cheerleaders: 0,
  apothecary: false,
  dedicatedFans: 1,
});

/** The whole squad as a draft would have it, those who stay before those who come. */
export const asDraft = (redraft: Redraft, club: Club): Draft =>
  draftOf(club, [...keptShirts(redraft, club), ...redraft.hire]);

/** The new players alone. */
export const hiresAsDraft = ({ hire }: Redraft, club: Club): Draft => draftOf(club, hire);

/** The redraft with that squad: whoever stayed and is not in it any more leaves, whoever is new is hired. */
export function withSquad(redraft: Redraft, club: Club, players: readonly Shirt[]): Redraft {
  const isSame = (shirt: Shirt, { number, name, position }: Shirt) =>
    shirt.number === number && shirt.name === name && shirt.position === position;
  const kept = rosteredPlayers(club).filter(
    (player) => redraft.keep.includes(player.id) && players.some((shirt) => isSame(shirt, player)),
  );
  return {
    ...redraft,
    keep: kept.map(({ id }) => id),
    hire: players.filter((shirt) => !kept.some((player) => isSame(shirt, player))),
  };
}
