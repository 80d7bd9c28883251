import type { BookEntry, PlayerSpp } from "./book";
import type { Characteristic, ClubPlayer, GainedSkill } from "./model";

type EntryOf<Type extends BookEntry["type"]> = Extract<BookEntry, { type: Type }>;

/** Points and deeds of one match. */
export function withDeeds(player: ClubPlayer, earned: PlayerSpp): ClubPlayer {
  const { tally } = player;
  return {
    ...player,
    sppEarned: player.sppEarned + earned.spp,
    tally: {
      ...tally,
      touchdowns: tally.touchdowns + earned.touchdowns,
      completions: tally.completions + earned.completions,
      interceptions: tally.interceptions + earned.interceptions,
      casualties: tally.casualties + earned.casualties,
      superbThrows: tally.superbThrows + earned.superbThrows,
      safeLandings: tally.safeLandings + earned.safeLandings,
      playerOfTheMatch: tally.playerOfTheMatch + earned.playerOfTheMatch,
    },
  };
}

/** What a casualty leaves behind. */
export function injured(player: ClubPlayer, entry: EntryOf<"injured">): ClubPlayer {
  return {
    ...player,
    status: entry.casualty === "dead" ? "dead" : player.status,
    missesNext: player.missesNext || entry.missesNext,
    niggling: player.niggling + entry.niggling,
    changes: entry.reduced === undefined ? player.changes : stepped(player.changes, entry.reduced, "reduced", 1),
    skills: entry.hatred === undefined ? player.skills : [...player.skills, hatredOf(entry.hatred)],
  };
}

const hatredOf = (keyword: string): GainedSkill => ({ skill: "hatred", value: keyword, source: "hatred" });

/** One step of advancement, paid in star player points. */
export function advanced(player: ClubPlayer, entry: EntryOf<"advanced">): ClubPlayer {
  const source = entry.how === "characteristic" ? "other" : entry.how;
  return {
    ...player,
    advancements: player.advancements + 1,
    sppSpent: player.sppSpent + entry.spp,
    valueRise: player.valueRise + entry.valueRise,
    changes: entry.improved === undefined ? player.changes : stepped(player.changes, entry.improved, "improved", 1),
    skills: entry.skill === undefined ? player.skills : [...player.skills, { skill: entry.skill, source }],
  };
}

/** A player who stays at a redraft, after the recovery rolls. */
export function redrafted(player: ClubPlayer, kept: EntryOf<"redrafted">["keep"][number]): ClubPlayer {
  return {
    ...player,
    status: "active",
    missesNext: false,
    seasons: player.seasons + 1,
    niggling: kept.niggling,
    changes: kept.restored.reduce((changes, each) => stepped(changes, each, "reduced", -1), player.changes),
    skills: kept.hatredLost.reduce(withoutHatred, player.skills),
  };
}

function withoutHatred(skills: ClubPlayer["skills"], keyword: string): ClubPlayer["skills"] {
  const at = skills.findIndex(
    ({ skill, value, source }) => skill === "hatred" && source === "hatred" && value === keyword,
  );
  return at === -1 ? skills : skills.toSpliced(at, 1);
}

function stepped(
  changes: ClubPlayer["changes"],
  characteristic: Characteristic,
  way: "improved" | "reduced",
  by: number,
): ClubPlayer["changes"] {
  const old = changes.find((change) => change.characteristic === characteristic);
  const change = old ?? { characteristic, improved: 0, reduced: 0 };
  const stepped = { ...change, [way]: change[way] + by };
  return old === undefined ? [...changes, stepped] : changes.map((each) => (each === old ? stepped : each));
}
