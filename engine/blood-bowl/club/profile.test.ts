import { expect, test } from "vitest";
import { edition } from "../editions/edition";
import { aPlayer } from "./builders";
import { profileOf } from "./profile";
import { rosterOf } from "./rosters";

const document = edition("league-document");
const sheet = (part: Parameters<typeof aPlayer>[0]) =>
  profileOf(aPlayer(part), rosterOf({ roster: "human" }, document), document);

test("a new player is as his roster has him", () => {
  const { characteristics, skills, value } = sheet({});
  expect(characteristics.map(({ value, changed }) => [value, changed])).toEqual([
    [6, undefined],
    [3, undefined],
    [3, undefined],
    [4, undefined],
    [9, undefined],
  ]);
  expect(skills).toEqual([]);
  expect(value).toEqual({ total: 50_000, fee: 50_000, rise: 0 });
});

test("changed characteristics are marked, skills say how they came, points and value are sums", () => {
  const player = sheet({
    position: "human-blitzer",
    fee: 85_000,
    valueRise: 40_000,
    sppEarned: 20,
    sppSpent: 16,
    changes: [
      { characteristic: "AG", improved: 1, reduced: 0 },
      { characteristic: "AV", improved: 0, reduced: 1 },
      { characteristic: "MA", improved: 1, reduced: 1 },
    ],
    skills: [
      { skill: "guard", source: "chosen-primary" },
      { skill: "hatred", value: "orc", source: "hatred" },
    ],
  });
  expect(player.characteristics.filter(({ changed }) => changed !== undefined)).toEqual([
    { characteristic: "AG", value: 2, changed: "better" },
    { characteristic: "AV", value: 8, changed: "worse" },
  ]);
  expect(player.skills.map(({ skill, source }) => `${skill} ${source}`)).toEqual([
    "block roster",
    "tackle roster",
    "guard chosen-primary",
    "hatred hatred",
  ]);
  expect(player).toMatchObject({ sppEarned: 20, sppUnspent: 4, value: { total: 125_000, fee: 85_000, rise: 40_000 } });
});
