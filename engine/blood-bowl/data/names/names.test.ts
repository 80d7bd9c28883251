import { expect, test } from "vitest";
import { INDUCEMENTS_2020 } from "../inducements-2020";
import { INDUCEMENTS_2025 } from "../inducements-2025";
import { MATCH_TABLES_2020 } from "../match-tables-2020";
import { MATCH_TABLES_2025 } from "../match-tables-2025";
import { ROSTERS_2020 } from "../rosters-2020";
import { ROSTERS_2025 } from "../rosters-2025";
import type { HeldSkill, Position, Roster, SkillLists, Star } from "../shapes";
import { SKILLS_2020 } from "../skills-2020";
import { SKILLS_2025 } from "../skills-2025";
import { LEAGUES, SPECIAL_RULES } from "../special-rules";
import { STARS_2020 } from "../stars-2020";
import { STARS_2025 } from "../stars-2025";
import { INDUCEMENT_NAMES } from "./inducements";
import { KEYWORD_NAMES } from "./keywords";
import { TABLE_NAMES } from "./match-tables";
import type { Names } from "./names";
import { POSITION_NAMES } from "./positions";
import { ROSTER_NAMES } from "./rosters";
import { SKILL_NAMES } from "./skills";
import { RULE_NAMES } from "./special-rules";

const rosters: readonly Roster[] = [...ROSTERS_2025, ...ROSTERS_2020];
const positions: readonly Position[] = rosters.flatMap((roster) => roster.positions);
const stars: readonly Star[] = [...STARS_2025, ...STARS_2020];
const players = [...positions, ...stars.flatMap(({ profiles }) => profiles)];
const held: readonly HeldSkill[] = players.flatMap(({ skills }) => skills);
const lists: readonly SkillLists[] = [SKILLS_2025, SKILLS_2020];
const tables = [MATCH_TABLES_2025, MATCH_TABLES_2020];

test.each<[string, readonly string[], Readonly<Record<string, Names>>]>([
  ["roster", rosters.map(({ id }) => id), ROSTER_NAMES],
  ["position", positions.map(({ id }) => id), POSITION_NAMES],
  ["skill of a player", held.map(({ skill }) => skill), SKILL_NAMES],
  ["skill to learn", lists.flatMap(({ categories }) => Object.values(categories).flat()), SKILL_NAMES],
  ["X of a skill", held.flatMap(({ value = "" }) => (/^[a-z]/.test(value) ? [value] : [])), KEYWORD_NAMES],
  ["keyword", players.flatMap(({ keywords }) => keywords), KEYWORD_NAMES],
  ["league and special rule", [...LEAGUES, ...SPECIAL_RULES], RULE_NAMES],
  ["inducement", [...INDUCEMENTS_2025, ...INDUCEMENTS_2020].map(({ id }) => id), INDUCEMENT_NAMES],
  ["table entry", tables.flatMap(({ weather, kickoff, prayers }) => [...weather, ...kickoff, ...prayers]), TABLE_NAMES],
])("every %s has a name in four languages", (_, ids, names) => {
  const unnamed = ids.filter((id) => Object.values(names[id] ?? { missing: "" }).some((name) => name.trim() === ""));
  expect([...new Set(unnamed)]).toEqual([]);
});

test.each<[string, readonly string[], Readonly<Record<string, Names>>]>([
  ["roster", rosters.map(({ id }) => id), ROSTER_NAMES],
  ["position", positions.map(({ id }) => id), POSITION_NAMES],
  ["table entry", tables.flatMap(({ weather, kickoff, prayers }) => [...weather, ...kickoff, ...prayers]), TABLE_NAMES],
])("no name of a %s is without its thing", (_, ids, names) => {
  expect(Object.keys(names).filter((id) => !ids.includes(id))).toEqual([]);
});
