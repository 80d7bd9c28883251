import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Chip } from "@/app/_ui/chip";
import { Crest } from "@/app/_ui/crest/crest";
import { crestOf } from "@/engine/league/crest";
import type { Locale } from "@/i18n/routing";
import { DecideRedraft } from "./decide-redraft";
import type { RedraftLine } from "./season-types";

interface RedraftsCardProps {
  readonly redrafts: readonly RedraftLine[];
  readonly locale: Locale;
}

/** Which clubs are put together anew already, and which still wait for their coach. */
export async function RedraftsCard({ redrafts, locale }: RedraftsCardProps) {
  const t = await getTranslations("seasons");
  const done = redrafts.filter(({ doneAt }) => doneAt !== undefined).length;
  return (
    <Card
      title={t("redrafts")}
      flush
      end={<span className="small muted">{t("redrafts-done", { done, all: redrafts.length })}</span>}
    >
      <ul>
        {redrafts.map(({ clubId, name, crest, coachName, doneAt, isWaived }) => (
          <li key={clubId} className="list-line wrap">
            <Crest name={name} design={crestOf(crest)} size={32} />
            <span className="grow">
              <b>{name}</b>
              <br />
              <span className="small muted">{coachName}</span>
            </span>
            <Chip tone={doneAt === undefined ? "warn" : "good"}>
              {t(doneAt === undefined ? "to-do" : isWaived ? "waived" : "redrafted")}
            </Chip>
            {doneAt === undefined ? (
              <>
                <ButtonLink href={`/${locale}/clubs/${clubId}/redraft`} aria-label={`${t("do-it")}: ${name}`}>
                  {t("do-it")}
                </ButtonLink>
                <DecideRedraft clubId={clubId} name={name} what="waive" />
              </>
            ) : (
              <DecideRedraft clubId={clubId} name={name} what="reopen" />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
