"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/app/_ui/button";
import { SegmentedControl } from "@/app/_ui/choices";
import { Notice } from "@/app/_ui/notice";
import { ScoreLine } from "@/app/_ui/score-line";
import { SideDot } from "@/app/_ui/side-card";
import { AFTER_STEPS, opponentOf, SIDES, type Side, sideOf } from "@/engine/blood-bowl";
import { type Back, PhasePage } from "../phase-page";
import { usePlay } from "../play-context";
import { OtherSide } from "./other-side";
import { SideSteps } from "./side-steps";

interface AfterMatchProps {
  readonly mySeat: number | undefined;
  readonly back: Back;
}

/** The six steps after a match: each side at its own pace, one beside the other. */
export function AfterMatch({ mySeat, back }: AfterMatchProps) {
  const { playId, view } = usePlay();
  const t = useTranslations("after");
  const locale = useLocale();
  const [side, setSide] = useState<Side>(sideOf(mySeat) ?? "home");
  const { home, away } = view.sides;
  const stepNumber = (one: Side) => {
    const step = view.sides[one].after?.step;
    return step === undefined ? AFTER_STEPS.length : AFTER_STEPS.indexOf(step) + 1;
  };
  const score = (
    <ScoreLine
      home={{ name: home.name, score: home.score }}
      away={{ name: away.name, score: away.score }}
      clock={t(view.end?.kind === "played" ? "full-time" : "conceded")}
    />
  );
  return (
    <PhasePage title={t("title")} back={back} score={score}>
      <div className="am-sides">
        <SegmentedControl
          label={t("side")}
          hideLabel
          fill
          value={side}
          onPick={setSide}
          choices={SIDES.map((one) => ({
            value: one,
            label: (
              <>
                <SideDot side={one} /> {t("side-step", { club: view.sides[one].name, step: stepNumber(one) })}
              </>
            ),
          }))}
        />
      </div>
      {view.phase === "done" && (
        <Notice tone="good">
          <span className="row between wrap">
            {t("all-over")}
            <span className="row wrap">
              <ButtonLink href={back.href}>{t("to-table")}</ButtonLink>
              <ButtonLink variant="quiet" href={`/${locale}/corrections/${playId}`}>
                {t("correct")}
              </ButtonLink>
            </span>
          </span>
        </Notice>
      )}
      <div className="am">
        <SideSteps key={side} side={side} />
        <div className="am-other">
          <OtherSide side={opponentOf(side)} onOpen={() => setSide(opponentOf(side))} />
        </div>
      </div>
    </PhasePage>
  );
}
