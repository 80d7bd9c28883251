import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { AccountLines } from "./account-lines";
import type { ClubShown } from "./shapes";
import { TreasuryChart } from "./treasury-chart";

interface TreasuryCardProps {
  readonly page: ClubShown;
  /** How many postings, newest first; all where it is left out. */
  readonly shown?: number;
  readonly end?: ReactNode;
}

/** The treasury as a line over the matches, and its postings. */
export function TreasuryCard({ page, shown, end }: TreasuryCardProps) {
  const t = useTranslations("public.treasury");
  const locale = useLocale();
  const { account, matches, league, club } = page;
  const newest = account.toReversed().slice(0, shown);
  return (
    <Card
      flush
      title={t("title")}
      end={
        end ?? (
          <span className="row small">
            <span className="key">
              <i />
              {t("in")}
            </span>
            <span className="key">
              <i className="o" />
              {t("out")}
            </span>
          </span>
        )
      }
    >
      <div className="chart-box">
        <TreasuryChart lines={account} matches={matches} />
      </div>
      <AccountLines lines={newest} matches={matches} />
      {shown !== undefined && account.length > shown && (
        <p className="p-2 border-t border-line">
          <ButtonLink variant="quiet" href={`/${locale}/l/${league.slug}/clubs/${club.slug}/treasury`}>
            {t("all")}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
