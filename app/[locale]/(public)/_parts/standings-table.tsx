import { useLocale, useTranslations } from "next-intl";
import { Chip, LiveDot } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { FormDots, type FormLetter, type FormMark, Movement } from "@/app/_ui/form-dots";
import { formatNumber, formatScore, formatSigned } from "@/app/_ui/format";
import type { GameId } from "@/engine/catalog";
import type { TableRow } from "@/engine/league/table";
import type { PublicEntry } from "@/server/public/entries";
import { rosterName } from "./names";

export interface Standing {
  readonly league: string;
  readonly game: GameId;
  readonly entries: readonly PublicEntry[];
  readonly rows: readonly TableRow[];
  readonly form: Readonly<Record<string, readonly Ending[]>>;
  readonly moves: Readonly<Record<string, number>>;
  /** Entries whose match is being played. */
  readonly playing?: ReadonlySet<string>;
  /** Games of three and four: the average counts, and there are places instead of draws and defeats. */
  readonly isOfGroups: boolean;
  /** What the table is of, where there are several. */
  readonly caption?: string;
}

interface Ending {
  readonly outcome: keyof typeof LETTERS;
  /** In a game of three or more. */
  readonly place?: number;
}

const LETTERS = { won: "w", drawn: "d", lost: "l" } as const satisfies Record<string, FormLetter>;

/** The league table: on a phone what counts, on a desk everything; never wider than the screen. */
export function StandingsTable({ league, game, entries, rows, form, moves, playing, isOfGroups, caption }: Standing) {
  const t = useTranslations("public");
  const hasMoves = Object.keys(moves).length > 0;
  return (
    <table className="table standings">
      <caption className="sr-only">{caption ?? t("table")}</caption>
      <thead>
        <tr>
          <th className="l" scope="col" colSpan={hasMoves ? 2 : 1}>
            <span className="sr-only">{t("place-and-move")}</span>
          </th>
          <th className="l" scope="col">
            {t(game === "blood-bowl" ? "club" : "entry")}
          </th>
          <Head short={t("col.played")} long={t("long.played")} />
          <Head short={t("col.won")} long={t("long.won")} className="max-md:hidden" />
          {!isOfGroups && (
            <>
              <Head short={t("col.drawn")} long={t("long.drawn")} className="max-md:hidden" />
              <Head short={t("col.lost")} long={t("long.lost")} className="max-md:hidden" />
            </>
          )}
          <th scope="col" className="max-wide:hidden">
            {t(game === "blood-bowl" ? "col.touchdowns" : "col.goals")}
          </th>
          <Head
            short={t("col.difference")}
            long={t("long.difference")}
            className={isOfGroups ? "max-md:hidden" : undefined}
          />
          <th scope="col" className="c max-md:hidden">
            {t("col.form")}
          </th>
          {isOfGroups && <Head short={t("col.average")} long={t("long.average")} />}
          <Head short={t("col.points")} long={t("long.points")} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.entry}
            league={league}
            row={row}
            entry={entries.find(({ id }) => id === row.entry)}
            letters={(form[row.entry] ?? []).map(({ outcome, place }) => place ?? LETTERS[outcome])}
            isOfGroups={isOfGroups}
            move={hasMoves ? (moves[row.entry] ?? 0) : undefined}
            isPlaying={playing?.has(row.entry) ?? false}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({
  short,
  long,
  className,
}: {
  readonly short: string;
  readonly long: string;
  readonly className?: string | undefined;
}) {
  return (
    <th scope="col" className={className}>
      <abbr title={long} className="no-underline">
        {short}
      </abbr>
    </th>
  );
}

interface RowProps {
  readonly league: string;
  readonly row: TableRow;
  readonly entry: PublicEntry | undefined;
  readonly letters: readonly FormMark[];
  readonly isOfGroups: boolean;
  readonly move: number | undefined;
  readonly isPlaying: boolean;
}

function Row({ league, row, entry, letters, move, isPlaying, isOfGroups }: RowProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  const name = entry?.name ?? "";
  return (
    <tr>
      <td className="pos l">{row.rank}</td>
      {move !== undefined && (
        <td className="l move-cell">
          <Movement places={move} />
        </td>
      )}
      <th scope="row" className="l wrap">
        <span className="club-cell">
          <Crest name={name} design={entry?.crest} />
          <span className="min-w-0 wrap-anywhere">
            {entry?.clubSlug === undefined ? (
              <span className="strong">{name}</span>
            ) : (
              <a href={`/${locale}/l/${league}/clubs/${entry.clubSlug}`}>{name}</a>
            )}
            {entry?.isCopy && (
              <>
                {" "}
                <Chip>{t("copy")}</Chip>
              </>
            )}
            {isPlaying && (
              <span className="live-mark">
                <LiveDot /> {t("live-now")}
              </span>
            )}
            <small className="max-wide:hidden">
              {[
                entry?.roster && rosterName(locale, entry.roster),
                entry?.coachName,
                entry?.hasWithdrawn && t("withdrawn"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
            <span className="md:hidden">
              <FormDots small results={letters} />
            </span>
          </span>
        </span>
      </th>
      <td>{row.played}</td>
      <td className="max-md:hidden">{row.won}</td>
      {!isOfGroups && (
        <>
          <td className="max-md:hidden">{row.drawn}</td>
          <td className="max-md:hidden">{row.lost}</td>
        </>
      )}
      <td className="max-wide:hidden">{formatScore(row.for, row.against)}</td>
      <td className={isOfGroups ? "max-md:hidden" : undefined}>{formatSigned(locale, row.difference)}</td>
      <td className="c max-md:hidden">
        <FormDots results={letters} />
      </td>
      {isOfGroups && <td>{row.played === 0 ? "–" : formatNumber(locale, row.points / row.played)}</td>}
      <td className="pts">
        {formatNumber(locale, row.points)}
        {row.adjustment !== 0 && <sup className="adjusted">{formatSigned(locale, row.adjustment)}</sup>}
      </td>
    </tr>
  );
}
