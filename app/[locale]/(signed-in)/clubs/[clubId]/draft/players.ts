import { type Draft, freshName } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";

/** The draft with so many of a position: new shirts get the lowest free number and a made-up name, the last ones go first. */
export function withPositionCount(draft: Draft, position: string, count: number): Draft {
  const own = draft.players.filter((player) => player.position === position);
  if (count <= own.length) {
    const gone = new Set(own.slice(count));
    return { ...draft, players: draft.players.filter((player) => !gone.has(player)) };
  }
  let { players } = draft;
  for (let more = own.length; more < count; more++) players = [...players, newPlayer({ ...draft, players }, position)];
  return { ...draft, players };
}

function newPlayer({ roster, players }: Draft, position: string): Draft["players"][number] {
  const worn = new Set(players.map(({ number }) => number));
  const number = Array.from({ length: 99 }, (_, index) => index + 1).find((free) => !worn.has(free)) ?? 99;
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  const name = freshName(roster, new Set(players.map((player) => player.name)), seededDice(seed));
  return { number, name, position };
}
