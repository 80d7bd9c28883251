import { useLocale, useTranslations } from "next-intl";
import { GroupSeats } from "@/app/_groups/group-seats";
import { Crest } from "@/app/_ui/crest/crest";
import { formatDate, formatScore } from "@/app/_ui/format";
import type { PublicEntry } from "@/server/public/entries";
import type { PublicFixture } from "@/server/public/fixtures";
import { LateMark } from "../_live/late-mark";

export interface FixtureListProps {
  /** Path of the competition: "/l/cellar/cup". */
  readonly path: string;
  readonly timeZone: string;
  readonly entries: readonly PublicEntry[];
}

/** A fixture of a list: who, how it ended or when it is; a link where there is a play to watch or read. */
export function FixtureRow({
  fixture,
  path,
  timeZone,
  entries,
}: FixtureListProps & { readonly fixture: PublicFixture }) {
  const locale = useLocale();
  const { seats } = fixture;
  const play = playPath(fixture);
  const [home, away] = seats.map((id) => entries.find((entry) => entry.id === id));
  const content =
    seats.length === 2 && home !== undefined && away !== undefined ? (
      <>
        <span className="fixture-side fixture-home">
          <span>{home.name}</span>
          <Crest name={home.name} design={home.crest} size={28} />
        </span>
        <Middle fixture={fixture} timeZone={timeZone} />
        <span className="fixture-side">
          <Crest name={away.name} design={away.crest} size={28} />
          <span>{away.name}</span>
        </span>
      </>
    ) : (
      <Group fixture={fixture} entries={entries} timeZone={timeZone} />
    );
  const look = seats.length === 2 ? "fixture" : "fixture fixture-many";
  return play === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <a className={look} href={`/${locale}${path}/plays/${play}`}>
      {content}
    </a>
  );
}

/** The play of a fixture, or its place in the play of the whole season. */
function playPath({ playId, seasonPlayId, state, round }: PublicFixture): string | undefined {
  if (playId !== undefined) return playId;
  return seasonPlayId !== undefined && state === "settled" ? `${seasonPlayId}#round-${round}` : undefined;
}

function Middle({ fixture, timeZone }: { readonly fixture: PublicFixture; readonly timeZone: string }) {
  const t = useTranslations("public");
  const locale = useLocale();
  const { state, kind, scores, startsAt, place, deadlineAt } = fixture;
  const [home, away] = scores ?? [];
  if (state === "cancelled") return <span className="fixture-mid fixture-word">{t("cancelled")}</span>;
  if (home !== undefined && away !== undefined && kind !== "void")
    return (
      <span className="fixture-mid">
        {formatScore(home, away)}
        {kind !== null && kind !== "played" && <small>{t(`kind.${kind}`)}</small>}
      </span>
    );
  if (kind !== null && kind !== "played") return <span className="fixture-mid fixture-word">{t(`kind.${kind}`)}</span>;
  if (state === "live")
    return (
      <span className="fixture-mid">
        <span className="chip chip-live">{t("live")}</span>
      </span>
    );
  const due = deadlineAt ?? (startsAt === undefined ? undefined : startsAt + DAY);
  return (
    <span className="fixture-mid">
      {startsAt === undefined ? (
        <LateMark after={due} label={t("late")}>
          –
        </LateMark>
      ) : (
        <>
          {formatDate(locale, startsAt, timeZone, "day")}
          <small>
            <LateMark after={due} label={t("late")}>
              {formatDate(locale, startsAt, timeZone, "time")}
            </LateMark>
          </small>
        </>
      )}
      {place !== undefined && <small>{place}</small>}
    </span>
  );
}

const DAY = 86_400_000;

/** A game of three or more, or a bye. */
function Group({
  fixture,
  entries,
  timeZone,
}: Pick<FixtureListProps, "entries" | "timeZone"> & { readonly fixture: PublicFixture }) {
  const { seats, scores, places, kind } = fixture;
  const isPlayed = kind === "played";
  const sides = seats.map((id) => {
    const entry = entries.find((one) => one.id === id);
    return { name: entry?.name ?? "", crest: entry?.crest };
  });
  return (
    <>
      <GroupSeats seats={sides} places={isPlayed ? places : undefined} scores={scores} />
      {!isPlayed && <Middle fixture={{ ...fixture, scores: undefined }} timeZone={timeZone} />}
    </>
  );
}
