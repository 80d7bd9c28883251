import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { leagues } from "@/db/schema";
import { draftEntry, edition, quickDraft } from "@/engine/blood-bowl";
import { seededDice } from "@/engine/core/simulate";
import type { CrestDesign } from "@/engine/league/crest";
import { PRESETS } from "@/engine/league/presets";
import { doubleRoundRobin } from "@/engine/league/schedule";

/** Clubs of a division, and how many divisions there are. */
const DIVISION = 20;
const DIVISIONS = 10;
const SEASONS = 6;
export const CLUBS = DIVISION * DIVISIONS;
export const RESULTS = 20_000;
/** Fixtures of a season. */
const FIXTURES = DIVISIONS * DIVISION * (DIVISION - 1);

/** The addresses of what is measured. */
export interface BigLeague {
  readonly league: string;
  /** The season that runs, and one that is over. */
  readonly running: string;
  readonly over: string;
  readonly club: string;
  readonly other: string;
  readonly coach: string;
}

/**
 * Stores a league of 200 clubs of Blood Bowl in ten divisions: five seasons of 3,800 matches are over, 1,000 matches
 * of the sixth are played. Each club has a book of three lines a match.
 */
export async function storeBigLeague(db: Db): Promise<BigLeague> {
  await storeClubs(db);
  for (let season = 1; season <= SEASONS; season++) await storeSeason(db, season);
  await storeBooks(db);
  await db.execute(sql`analyze`);
  return {
    league: "shires",
    running: `league-${SEASONS}`,
    over: `league-${SEASONS - 1}`,
    club: "club-1",
    other: "club-2",
    coach: "coach-1",
  };
}

const CREST: CrestDesign = { shape: "shield", pattern: "plain", colours: ["#0b3d2e", "#f4d35e"] };

async function storeClubs(db: Db): Promise<void> {
  await db.insert(leagues).values({ slug: "shires", name: "The Shires", timeZone: "Europe/Berlin" });
  await db.execute(sql`
    insert into users (email, name) select 'coach-' || n || '@example.org', 'Coach ' || n from generate_series(1, ${CLUBS}::int) n`);
  await db.execute(sql`
    insert into memberships (league_id, user_id, role) select l.id, u.id, 'coach' from leagues l, users u order by length(u.name), u.name`);
  await db.execute(sql`
    insert into clubs (league_id, slug, name, game, crest, coach_id)
    select l.id, 'club-' || n, 'Club ' || n, 'blood-bowl', ${JSON.stringify(CREST)}::jsonb, u.id
    from leagues l, generate_series(1, ${CLUBS}::int) n join users u on u.name = 'Coach ' || n`);
}

async function storeSeason(db: Db, number: number): Promise<void> {
  const isLast = number === SEASONS;
  const state = isLast ? "running" : "finished";
  const played = isLast ? RESULTS - (SEASONS - 1) * FIXTURES : FIXTURES;
  const rules = JSON.stringify({ rules: PRESETS["blood-bowl"] });
  await db.execute(sql`
    insert into seasons (league_id, number, name, state) select id, ${number}, ${String(number)}, ${state} from leagues`);
  await db.execute(sql`
    insert into competitions (league_id, season_id, slug, name, game, edition, options, format, table_rules, state)
    select league_id, id, 'league-' || number, 'League ' || number, 'blood-bowl', 'league-document', '{}', 'double-round-robin', ${rules}::jsonb, ${state}
    from seasons where number = ${number}`);
  const competition = sql`(select id from competitions where slug = ${`league-${number}`})`;
  await db.execute(sql`
    insert into divisions (competition_id, level, name) select ${competition}, n, 'Division ' || n from generate_series(1, ${DIVISIONS}::int) n`);
  await db.execute(sql`
    insert into entries (competition_id, division_id, kind, club_id, name, seed)
    select d.competition_id, d.id, 'club', c.id, c.name, n
    from generate_series(1, ${CLUBS}::int) n
    join clubs c on c.slug = 'club-' || ((n * 7 + ${number * 3}) % ${CLUBS}::int + 1)
    join divisions d on d.competition_id = ${competition} and d.level = (n - 1) / ${DIVISION}::int + 1`);
  const calendar = doubleRoundRobin(DIVISION).flatMap(({ pairings }, round) =>
    pairings.map(({ home, away }, pair) => [round + 1, pair, home + 1, away + 1]),
  );
  await db.execute(sql`
    insert into rounds (competition_id, number, opens_at, deadline_at)
    select ${competition}, n, ${dayOf(number)} + n * interval '7 days', ${dayOf(number)} + n * interval '7 days' + interval '6 days'
    from generate_series(1, ${2 * (DIVISION - 1)}::int) n`);
  await db.execute(sql`
    create temp table calendar as
    select gen_random_uuid() as id, (p ->> 0)::int as round, (p ->> 1)::int as pair, (p ->> 2)::int as home, (p ->> 3)::int as away, level
    from jsonb_array_elements(${JSON.stringify(calendar)}::jsonb) p, generate_series(1, ${DIVISIONS}::int) level`);
  await db.execute(sql`
    insert into fixtures (id, competition_id, round_id, division_id, number, starts_at, place)
    select c.id, d.competition_id, r.id, d.id, (c.level - 1) * 10 + c.pair + 1, r.opens_at + c.pair * interval '2 hours', 'Table ' || (c.pair + 1)
    from calendar c join divisions d on d.competition_id = ${competition} and d.level = c.level
    join rounds r on r.competition_id = ${competition} and r.number = c.round`);
  await db.execute(sql`
    insert into fixture_seats (fixture_id, seat, entry_id)
    select c.id, s.seat, e.id from calendar c
    cross join lateral (values (0, c.home), (1, c.away)) s(seat, place)
    join entries e on e.competition_id = ${competition} and e.seed = (c.level - 1) * ${DIVISION}::int + s.place`);
  await db.execute(sql`
    insert into results (fixture_id, competition_id, revision, current, kind, winner_seat, sides, at)
    select ${RESULT}
    from (
      select f.id, f.competition_id, f.starts_at, r.number as round, f.number,
        (hashtext(f.id::text) & 3) as a, ((hashtext(f.id::text) >> 4) & 3) as b
      from fixtures f join rounds r on r.id = f.round_id where f.competition_id = ${competition}
      order by r.number, f.number limit ${played}) f`);
  await db.execute(sql`drop table calendar`);
}

/** How a match ended in which the sides scored `a` and `b`. */
const RESULT = sql`id, competition_id, 1, true, 'played', case when a > b then 0 when b > a then 1 end,
      jsonb_build_array(
        jsonb_build_object('seat', 0, 'score', a, 'place', case when a >= b then 1 else 2 end, 'tally', jsonb_build_object('casualties', (a * 7 + b) % 4)),
        jsonb_build_object('seat', 1, 'score', b, 'place', case when b >= a then 1 else 2 end, 'tally', jsonb_build_object('casualties', (b * 5 + a) % 4))),
      starts_at + interval '3 hours'`;

/** The next match of the running season is played: its result, and a line in the book of either club. */
export async function playNext(db: Db): Promise<void> {
  await db.execute(sql`
    with next as (
      select f.id, f.competition_id, f.starts_at, 2 as a, 1 as b
      from fixtures f join competitions c on c.id = f.competition_id join rounds r on r.id = f.round_id
      where c.state = 'running' and not exists (select 1 from results where fixture_id = f.id)
      order by r.number, f.number limit 1
    ), result as (
      insert into results (fixture_id, competition_id, revision, current, kind, winner_seat, sides, at)
      select ${RESULT} from next
    )
    insert into club_entries (club_id, seq, entry, fixture_id, at)
    select e.club_id, (select max(seq) + 1 from club_entries b where b.club_id = e.club_id),
      '{"type":"match-attended","players":["p1","p2"]}', next.id, next.starts_at
    from next join fixture_seats s on s.fixture_id = next.id join entries e on e.id = s.entry_id`);
}

/** The first day of a season. */
const dayOf = (season: number) => sql`${`${2020 + season}-08-20`}::timestamptz`;

/** A draft, and for each match who played, what the players earned, and the winnings. */
async function storeBooks(db: Db): Promise<void> {
  const rules = edition("league-document");
  const drafts = ["human", "orc", "dwarf", "skaven"].map((roster, index) =>
    draftEntry(quickDraft(roster, rules, seededDice(index + 1)), rules),
  );
  await db.execute(sql`
    insert into club_entries (club_id, seq, entry, at)
    select c.id, 1, ${JSON.stringify(drafts)}::jsonb -> (row_number() over (order by c.slug))::int % ${drafts.length}::int, '2020-08-01' from clubs c`);
  const eleven = JSON.stringify(Array.from({ length: 11 }, (_, index) => `p${index + 1}`));
  await db.execute(sql`
    insert into club_entries (club_id, seq, entry, fixture_id, at)
    select m.club_id, m.nth * 3 + k - 1, case k
        when 1 then jsonb_build_object('type', 'match-attended', 'players', ${eleven}::jsonb)
        when 2 then jsonb_build_object('type', 'spp-earned', 'players', (
          select jsonb_agg(jsonb_build_object('player', 'p' || p, 'spp', 3, 'touchdowns', (m.nth + p) % 2, 'completions', p % 2, 'interceptions', 0,
            'casualties', (m.nth + p) % 3, 'superbThrows', 0, 'safeLandings', 0, 'playerOfTheMatch', case when p = 1 then 1 else 0 end))
          from generate_series(1, 4) p))
        else jsonb_build_object('type', 'result-settled', 'outcome', 'won', 'touchdowns', '[2,1]'::jsonb,
          'postings', jsonb_build_array(jsonb_build_object('amount', 50000, 'reason', 'winnings')))
      end, m.fixture_id, m.at
    from (
      select e.club_id, s.fixture_id, r.at, row_number() over (partition by e.club_id order by r.at, r.fixture_id) as nth
      from results r join fixture_seats s on s.fixture_id = r.fixture_id join entries e on e.id = s.entry_id) m,
      generate_series(1, 3) k`);
}
