import { useLocale, useTranslations } from "next-intl";
import { Chip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { formatDate, formatNumber } from "@/app/_ui/format";
import { Money } from "@/app/_ui/money";
import type { ClubTab } from "./club-page";
import { clubValues } from "./club-values";
import { LeagueHeader } from "./league-header";
import { rosterName } from "./names";
import type { ClubShown } from "./shapes";

interface ClubHeaderProps {
  readonly page: Pick<ClubShown, "league" | "club" | "squad">;
  readonly tab: ClubTab;
}

/** The head of a club's pages: crest, coach, what it is worth, what it owns. */
export function ClubHeader({ page: { league, club, squad }, tab }: ClubHeaderProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  const coach =
    club.coachName === undefined ? (
      t("no-coach")
    ) : (
      <a className="underline" href={`/${locale}/l/${league.slug}/coaches/${club.coachSlug ?? ""}`}>
        {t("coached-by", { coach: club.coachName })}
      </a>
    );
  const roster = squad === undefined ? t("drafting") : rosterName(locale, squad.roster);
  const values = squad && clubValues(squad);
  return (
    <LeagueHeader
      league={league}
      within={{ club: club.slug, tab }}
      crest={<Crest name={club.name} design={club.crest} size={64} />}
      title={club.name}
      sub={
        <>
          {roster} · {coach}
          {club.copy !== undefined && (
            <>
              {" · "}
              <Chip tone="warn">
                {t("copy-of", { club: club.copy.of, date: formatDate(locale, club.copy.at, league.timeZone, "date") })}
              </Chip>
            </>
          )}
          {squad !== undefined && squad.trophyRerolls > 0 && ` · ${t("holds-trophy")}`}
        </>
      }
      end={
        squad &&
        values && (
          <dl className="facts">
            <Fact label={t("fact.value")}>{formatNumber(locale, values.teamValue.total)}</Fact>
            <Fact label={t("fact.next")}>{formatNumber(locale, values.next.total)}</Fact>
            <Fact label={t("fact.fans")}>{squad.dedicatedFans}</Fact>
            <Fact label={t("fact.treasury")}>
              <Money amount={squad.treasury} coin />
            </Fact>
          </dl>
        )
      }
    />
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
