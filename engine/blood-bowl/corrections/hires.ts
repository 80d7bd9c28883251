import { SIDES, type Side } from "../sides";
import { entryKey } from "./books";
import type { Decision, Fault, PastLine, PlayHead } from "./model";

/** Players who took part in another match: the side and the id, "home:p12". Whoever hired them cannot unhire them. */
export type Needed = ReadonlySet<string>;

export const neededKey = (side: Side, player: string) => `${side}:${player}`;

/** Whom a match hired and who has played since. */
export function neededLater(books: ReadonlyMap<string, readonly PastLine[]>, play: PlayHead): Needed {
  return new Set(
    SIDES.flatMap((side) =>
      attendedElsewhere(books.get(play.clubs[side]) ?? [], play.id).map((id) => neededKey(side, id)),
    ),
  );
}

const attendedElsewhere = (lines: readonly PastLine[], playId: string) =>
  lines.flatMap(({ entry, playId: other }) =>
    entry.type === "match-attended" && other !== playId ? entry.players : [],
  );

/** Players whom an annulled match hired and who have played since: they stay, for their fee, by decision. */
export function hiresThatStay(
  clubId: string,
  lines: readonly PastLine[],
  playId: string,
  decisions: ReadonlyMap<string, Decision>,
): Fault[] {
  const needed = new Set(attendedElsewhere(lines, playId));
  return lines.flatMap((line): Fault[] => {
    const { entry, seq } = line;
    const isHire = entry.type === "hired" || entry.type === "journeyman-hired";
    if (line.playId !== playId || !isHire || !needed.has(entry.player.id)) return [];
    const key = entryKey(clubId, seq);
    const options = ["keep"] as const;
    const choice = options.find((one) => one === decisions.get(key)?.choice);
    const detail = { player: entry.player.name, number: entry.player.number };
    return [
      { key, code: "has-played-since", detail, options, instead: [], choice, about: { kind: "entry", clubId, entry } },
    ];
  });
}
