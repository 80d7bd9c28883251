import { z } from "zod";
import type { Db } from "@/db/client";
import { listLeaguesOf } from "../../leagues/store";
import { fixturesDueBy, seatsOf } from "../deadlines-store";
import { appLink } from "../link";
import type { DeliveryRow } from "../outbox";
import { dateIn } from "../words/dates";
import type { Locale } from "../words/locale";
import { MAIL_WORDS } from "../words/mail-words";
import { NOTICE_WORDS } from "../words/notice-words";
import { scoreLine } from "../words/score-line";
import { newsBetween, resultsBetween } from "./digest-store";
import type { Block, Line, MailLetter } from "./letter";
import { unsubscribeLinks } from "./unsubscribe-links";
import { readerOf, wishesOf } from "./wishes-store";

/** What lies in the outbox of a digest: the span of time that it tells. */
export const DigestContent = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

const WEEK = 7 * 86_400_000;
/** Lines of one kind in one league; who wants more reads the pages. */
const MOST_LINES = 20;

/** What happened in somebody's leagues, and what they have to play; nothing where nothing did. */
export async function composeDigest(
  db: Db,
  { userId, content }: DeliveryRow,
  now: number,
): Promise<MailLetter | undefined> {
  const reader = userId === null ? undefined : await readerOf(db, userId);
  if (reader === undefined || !(await wishesOf(db, reader.userId)).digest) return undefined;
  const { locale } = reader;
  const span = DigestContent.parse(content);
  const blocks: Block[] = [];
  for (const league of await listLeaguesOf(db, reader.userId)) {
    const told = await aboutLeague(db, league, locale, new Date(span.from), new Date(span.to));
    if (told.length > 0) blocks.push({ kind: "heading", text: league.name }, ...told);
  }
  const open = await openMatches(db, reader.userId, locale, now);
  const { digest: words } = MAIL_WORDS[locale];
  if (open.length > 0) blocks.push({ kind: "heading", text: words.open }, { kind: "list", lines: open });
  if (blocks.length === 0) return undefined;
  const unsubscribe = unsubscribeLinks(reader.userId, "digest", locale);
  return { to: reader.email, locale, subject: words.subject, blocks, unsubscribe };
}

async function aboutLeague(
  db: Db,
  { leagueId, slug }: { readonly leagueId: string; readonly slug: string },
  locale: Locale,
  from: Date,
  to: Date,
): Promise<Block[]> {
  const { digest: words } = MAIL_WORDS[locale];
  const results = (await resultsBetween(db, leagueId, from, to)).map(({ competition, sides, kind }) => ({
    text: `${scoreLine(sides, kind, NOTICE_WORDS[locale])} (${competition})`,
  }));
  const news = (await newsBetween(db, leagueId, from, to)).map(({ slug: post, title }) => ({
    text: title,
    href: appLink(`/${locale}/l/${slug}/news/${post}`),
  }));
  return [...section(words.results, results, words.more), ...section(words.news, news, words.more)];
}

function section(title: string, lines: readonly Line[], more: (count: number) => string): Block[] {
  if (lines.length === 0) return [];
  const left = lines.length - MOST_LINES;
  const shown = left > 0 ? [...lines.slice(0, MOST_LINES), { text: more(left) }] : lines;
  return [
    { kind: "text", text: title },
    { kind: "list", lines: shown },
  ];
}

async function openMatches(db: Db, userId: string, locale: Locale, now: number): Promise<Line[]> {
  const open = await fixturesDueBy(db, new Date(now), new Date(now + WEEK), userId);
  const seats = await seatsOf(
    db,
    open.map(({ fixtureId }) => fixtureId),
  );
  const { digest: words } = MAIL_WORDS[locale];
  return open.map(({ fixtureId, dueAt, league }) => {
    const pairing = seats.filter((seat) => seat.fixtureId === fixtureId).map(({ name }) => name);
    return {
      text: words.openUntil(pairing.join(" – "), dateIn(locale, dueAt.toISOString(), league.timeZone)),
      href: appLink(`/${locale}/fixtures/${fixtureId}`),
    };
  });
}
