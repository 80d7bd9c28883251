import { useLocale, useTranslations } from "next-intl";
import { matchRoundName } from "@/app/_bracket/round-name";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { FormDots } from "@/app/_ui/form-dots";
import { formatDate, formatScore } from "@/app/_ui/format";
import type { ClubMatch } from "@/server/public/club";
import type { ClubShown } from "./shapes";

interface MatchesCardProps {
  readonly page: ClubShown;
  /** How many; all where it is left out. */
  readonly shown?: number;
}

const LETTERS = { won: "w", drawn: "d", lost: "l" } as const;

/** A club's matches, the next ones first and then the newest. */
export function MatchesCard({ page, shown }: MatchesCardProps) {
  const t = useTranslations("public.matches");
  const locale = useLocale();
  const { league, club, matches } = page;
  const base = `/${locale}/l/${league.slug}`;
  const list = shown === undefined ? matches : around(matches, shown);
  return (
    <Card flush title={t("title")} end={<span className="small faint">{matches.length}</span>}>
      {matches.length === 0 && <p className="card-body muted">{t("none-text")}</p>}
      <ul>
        {list.map((match) => (
          <li key={match.fixtureId}>
            <MatchLine match={match} base={base} timeZone={league.timeZone} />
          </li>
        ))}
      </ul>
      {list.length < matches.length && (
        <p className="p-2 border-t border-line">
          <ButtonLink variant="quiet" href={`${base}/clubs/${club.slug}/matches`}>
            {t("all")}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

/** The next open one and the newest that are over. */
function around(matches: readonly ClubMatch[], shown: number): readonly ClubMatch[] {
  const next = matches.filter(({ kind }) => kind === undefined).at(-1);
  const over = matches.filter(({ kind }) => kind !== undefined);
  return next === undefined ? over.slice(0, shown) : [next, ...over.slice(0, shown - 1)];
}

interface MatchLineProps {
  readonly match: ClubMatch;
  readonly base: string;
  readonly timeZone: string;
}

function MatchLine({ match, base, timeZone }: MatchLineProps) {
  const t = useTranslations("public");
  const bracket = useTranslations("bracket");
  const locale = useLocale();
  const { competition, playId, opponents, isHome, round, roundName, stage, score, against, outcome, kind, startsAt } =
    match;
  const content = (
    <>
      <span className="w-6 shrink-0">{outcome !== undefined && <FormDots results={[LETTERS[outcome]]} />}</span>
      <span className="grow min-w-0">
        <span className="strong block wrap-anywhere">{opponents.join(", ")}</span>
        <span className="small muted">
          {[
            competition.name,
            matchRoundName(bracket, { number: round, name: roundName, stage }),
            t(isHome ? "matches.at-home" : "matches.away"),
          ].join(" · ")}
        </span>
      </span>
      <span className="num text-display-sm text-right">
        {score !== undefined && against !== undefined ? (
          formatScore(score, against)
        ) : playId !== undefined && kind === undefined ? (
          <span className="chip chip-live">{t("live")}</span>
        ) : startsAt === undefined ? (
          "–"
        ) : (
          formatDate(locale, startsAt, timeZone, "day")
        )}
        {kind !== undefined && kind !== "played" && isKind(kind) && (
          <span className="tiny faint block font-normal">{t(`kind.${kind}`)}</span>
        )}
      </span>
    </>
  );
  return playId === undefined ? (
    <div className="list-line">{content}</div>
  ) : (
    <a className="list-link" href={`${base}/${competition.slug}/plays/${playId}`}>
      {content}
    </a>
  );
}

const KINDS = ["conceded", "conceded-without-penalty", "awarded", "double-loss", "bye", "unplayed", "void"] as const;

const isKind = (kind: string): kind is (typeof KINDS)[number] => KINDS.some((known) => known === kind);
