import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatDate, formatScore } from "@/app/_ui/format";
import { Money } from "@/app/_ui/money";
import type { ClubBookShown } from "../_parts/shapes";
import { type Chapter, chaptersOf, type Line } from "./chapters";
import { useBookWords } from "./use-book-words";

/** A club's book as a timeline: a card a match with everything that it brought, and where it can be looked up. */
export function BookTimeline({ page }: { readonly page: ClubBookShown }) {
  return (
    <ol className="timeline">
      {chaptersOf(page.book).map((chapter) => (
        <li key={chapter.lines[0]?.seq}>
          <ChapterCard page={page} chapter={chapter} />
        </li>
      ))}
    </ol>
  );
}

function ChapterCard({ page, chapter }: { readonly page: ClubBookShown; readonly chapter: Chapter }) {
  const t = useTranslations("book");
  const records = useTranslations("records");
  const locale = useLocale();
  const { league, matches } = page;
  const match = matches.find(({ fixtureId }) => fixtureId === chapter.fixtureId);
  const { playId, opponents, score, against, competition, round } = match ?? {};
  const address =
    playId === undefined ? undefined : `/${locale}/l/${league.slug}/${competition?.slug ?? ""}/plays/${playId}`;
  const title =
    match === undefined ? t("between") : records("player.against", { opponent: (opponents ?? []).join(", ") });
  return (
    <Card
      flush
      title={
        <>
          {address === undefined ? title : <a href={address}>{title}</a>}
          {score !== undefined && against !== undefined && ` ${formatScore(score, against)}`}
        </>
      }
      end={<span className="small faint nowrap">{formatDate(locale, chapter.at, league.timeZone, "date")}</span>}
    >
      {competition !== undefined && (
        <p className="timeline-where small muted">
          {records("round", { competition: competition.name, round: round ?? 0 })}
        </p>
      )}
      <ul className="book-lines">
        {chapter.lines.map((line) => (
          <BookLine key={line.seq} page={page} line={line} dice={address && `${address}#dice`} />
        ))}
      </ul>
    </Card>
  );
}

interface BookLineProps {
  readonly page: ClubBookShown;
  readonly line: Line;
  /** Where its dice can be checked. */
  readonly dice: string | undefined;
}

function BookLine({ page, line, dice }: BookLineProps) {
  const t = useTranslations("book");
  const words = useTranslations("public");
  const { title, notes } = useBookWords(page)(line.entry);
  const gold = "postings" in line.entry ? line.entry.postings.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const faces = line.dice.map(({ sides, face, source }) =>
    words(source === "app" ? "treasury.die" : "treasury.die-typed", { sides, face }),
  );
  return (
    <li>
      <span className="min-w-0 wrap-anywhere">
        <b>{title}</b>
        {notes.map((note) => (
          <span key={note} className="small muted block">
            {note}
          </span>
        ))}
        {line.reason !== undefined && (
          <span className="small muted block">{words("treasury.by-hand", { reason: line.reason })}</span>
        )}
        {faces.length > 0 && (
          <span className="small block">
            {dice === undefined ? (
              faces.join(" · ")
            ) : (
              <a className="book-dice" href={dice}>
                <span className="sr-only">{t("dice")}: </span>
                {faces.join(" · ")}
              </a>
            )}
          </span>
        )}
      </span>
      {gold !== 0 && (
        <span className="num">
          <Money amount={gold} signed />
        </span>
      )}
    </li>
  );
}
