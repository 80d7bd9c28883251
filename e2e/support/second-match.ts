import { type Command, Event, edition, quickDraft, rules, type Side } from "@/engine/blood-bowl";
import { fold } from "@/engine/core/play";
import { seededDice } from "@/engine/core/simulate";
import type { Api } from "./api";
import { Scribe } from "./scribe";

/** Lasting injury on the D16, and a 1 on every die that follows it: armour. */
const LASTING = 13;
/** Points that a coach has to spend, by shirt: a way to advance for each. */
const POINTS = [
  ["p1", 6],
  ["p2", 10],
  ["p3", 14],
  ["p4", 3],
  ["p5", 14],
  ["p8", 6],
] as const;

/**
 * Two clubs of the organiser's before their second match: number 11 of the side that is at home in it was hurt for good
 * in the first, six others have points to spend, and both have gold. Answers with the second match.
 */
export async function secondMatch(api: Api) {
  const competitionId = await twoClubs(api, "league-document", "double-round-robin");
  const [first, second] = (await api.competitions.get.query({ competitionId })).fixtures;
  const { playId: firstId } = await api.plays.start.mutate({ fixtureId: first?.id ?? "" });
  await playOut(api, firstId);
  const { sides } = await api.fixtures.get.query({ fixtureId: second?.id ?? "" });
  const [home, away] = sides.map(({ clubId }) => clubId ?? "");
  for (const clubId of [home, away])
    await api.clubs.bookByHand.mutate({ clubId: clubId ?? "", gold: 400_000, reason: "a patron" });
  for (const [player, spp] of POINTS)
    await api.clubs.bookByHand.mutate({ clubId: home ?? "", player, spp, reason: "a season elsewhere" });
  const { playId } = await api.plays.start.mutate({ fixtureId: second?.id ?? "" });
  return { playId, home: sides[0]?.name ?? "", away: sides[1]?.name ?? "", homeId: home ?? "" };
}

/**
 * A match between two clubs of the organiser's that bots have played until the hosts have points to spend: number 9 has
 * enough from elsewhere for every kind of advancement.
 */
export async function matchToLearnFrom(api: Api, edition: EditionId) {
  const competitionId = await twoClubs(api, edition, "round-robin");
  const [fixture] = (await api.competitions.get.query({ competitionId })).fixtures;
  const fixtureId = fixture?.id ?? "";
  const { sides } = await api.fixtures.get.query({ fixtureId });
  const homeId = sides[0]?.clubId ?? "";
  await api.clubs.bookByHand.mutate({ clubId: homeId, player: "p9", spp: 40, reason: "a season elsewhere" });
  const { playId } = await api.plays.start.mutate({ fixtureId });
  const scribe = new Scribe(() => api, playId);
  await scribe.open();
  for (let order = scribe.next(); order !== undefined; order = scribe.next()) {
    const command = frugal(order.command);
    if (command.type === "end-step" && command.step === "advancement" && command.side === "home") break;
    scribe.take(await scribe.send({ commandId: order.commandId, command }));
  }
  return { playId, homeId };
}

type EditionId = Parameters<typeof edition>[0];

/** A league of the organiser's with a human and an orc club that are drafted, and their calendar. */
async function twoClubs(api: Api, id: EditionId, format: "round-robin" | "double-round-robin"): Promise<string> {
  const { leagueId } = await api.leagues.create.mutate({ name: `Cellar League ${id}`, timeZone: "Europe/Berlin" });
  const { competitionId } = await api.competitions.create.mutate({
    leagueId,
    name: "Cellar Cup",
    game: "blood-bowl",
    edition: id,
    format,
  });
  for (const [name, roster] of [
    ["Harrowgate Rovers", "human"],
    ["Gutbrand Ironjaws", "orc"],
  ] as const) {
    const { clubId } = await api.clubs.create.mutate({ leagueId, competitionId, name });
    await api.clubs.finishDraft.mutate({ clubId, draft: quickDraft(roster, edition(id), seededDice(1)) });
  }
  await api.competitions.makeCalendar.mutate({ competitionId });
  return competitionId;
}

/** What is on the table now, as the engine sees it. */
export async function stateOf(api: Api, playId: string) {
  const { lines } = await api.plays.get.query({ playId });
  return fold(
    rules,
    lines.map((line) => ({ ...line, event: Event.parse(line.event) })),
  ).state;
}

/** Bots play the first match; number 11 of the visitors is hurt, and nobody spends anything after it. */
async function playOut(api: Api, playId: string): Promise<void> {
  const scribe = new Scribe(() => api, playId);
  await scribe.open();
  let isHurt = false;
  for (let order = scribe.next(); order !== undefined; order = scribe.next()) {
    const { command, commandId } = order;
    if (!isHurt && command.type === "end-turn") {
      isHurt = true;
      await hurt(api, playId, command);
      await scribe.open();
    } else scribe.take(await scribe.send({ commandId, command: frugal(command) }));
  }
}

/** Nobody else is hurt, and a coach who spends nothing ends the step instead. */
function frugal(command: Command): Command {
  switch (command.type) {
    case "casualty":
      return { type: "end-turn", when: command.when };
    case "advance":
      return { type: "end-step", side: command.side, step: "advancement" };
    case "hire":
    case "hire-journeyman":
    case "dismiss":
    case "retire":
    case "change-staff":
      return { type: "end-step", side: command.side, step: "hiring" };
    default:
      return command;
  }
}

async function hurt(api: Api, playId: string, { when }: { readonly when: { half: number; turn: number; of: Side } }) {
  const victim = { side: "away", player: "p11" } as const;
  const command = { type: "casualty", when, victim, cause: "crowd", treatment: { use: false } };
  const faces: { purpose: string; sides: number; face: number }[] = [];
  for (let tries = 0; tries < 6; tries++) {
    const dice = { source: "typed", faces } as const;
    const as = { kind: "organiser" } as const;
    const answer = await api.plays.act.mutate({ playId, commandId: `casualty-${tries}`, as, command, dice });
    if (answer.kind === "accepted") return;
    if (answer.kind === "refused") throw new Error(`not accepted: ${JSON.stringify(answer)}`);
    faces.push(...answer.needs.map((need) => ({ ...need, face: need.sides === 16 ? LASTING : 1 })));
  }
  throw new Error("dice are asked for without end");
}
