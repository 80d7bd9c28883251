"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { history } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { EmptyState } from "@/app/_ui/states";
import type { Change } from "@/engine/blood-bowl";
import { ConsequencesCard } from "./consequences-card";
import { LinesCard } from "./lines-card";
import { type CorrectableMatch, isWanted, NOTHING, type Wish } from "./shapes";
import { useConsequences } from "./use-consequences";
import { WholeReportCard } from "./whole-report-card";

/** What was recorded beside what follows from changing it; nothing is written before it is confirmed with a reason. */
export function CorrectionScreen({ match }: { readonly match: CorrectableMatch }) {
  const t = useTranslations("corrections");
  const locale = useLocale();
  const [wish, setWish] = useState(NOTHING);
  const [isDone, setDone] = useState(false);
  const outlook = useConsequences(match.playId, wish);
  const { fixture, playId } = match;
  const hasChanges = isWanted(wish);

  /** Another change makes other steps illegal, so what was decided is asked again where it still matters. */
  function change(changes: readonly Change[]) {
    setDone(false);
    setWish({ ...wish, changes });
  }

  /** Of a report that is annulled nothing can be different. */
  function changeWhole(whole: Pick<Wish, "isAnnulled" | "moveTo">) {
    setDone(false);
    setWish({ ...wish, ...whole, ...(whole.isAnnulled ? { changes: [] } : {}) });
  }

  return (
    <div className="stack stack-4">
      {isDone ? (
        <Notice tone="good" live>
          <p>{t("done")}</p>
          <ButtonLink
            variant="quiet"
            href={`/${locale}/l/${fixture.leagueSlug}/${fixture.slug}/plays/${playId}`}
            className="mt-2"
          >
            {t("back")}
          </ButtonLink>
        </Notice>
      ) : (
        <Notice>
          {t(match.isSettled ? "intro" : "intro-open")} {!match.organises && t("coach-hint")}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {hasChanges && (
          <div key="consequences" className="min-w-0 lg:col-start-2 lg:row-start-1">
            <ConsequencesCard
              match={match}
              wish={wish}
              outlook={outlook}
              onWish={setWish}
              onDone={() => {
                setWish(NOTHING);
                setDone(true);
              }}
            />
          </div>
        )}
        <div key="lines" className="stack stack-4 min-w-0 lg:col-start-1 lg:row-start-1">
          {match.isSettled && !wish.isAnnulled && (
            <LinesCard match={match} changes={wish.changes} refused={outlook.seen?.refused ?? []} onChange={change} />
          )}
          {match.organises && <WholeReportCard match={match} wish={wish} onChange={changeWhole} />}
        </div>
        {!hasChanges && (
          <Card title={t("consequences")}>
            <EmptyState icon={history} title={t("nothing-yet")} bare>
              {t("nothing-yet-text")}
            </EmptyState>
          </Card>
        )}
      </div>
    </div>
  );
}
