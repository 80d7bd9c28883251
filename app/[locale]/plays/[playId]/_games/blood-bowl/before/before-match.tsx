"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { ScoreLine } from "@/app/_ui/score-line";
import { RailStep, type StepState } from "@/app/_ui/stepper";
import { type Back, PhasePage } from "../phase-page";
import { usePlay } from "../play-context";
import { UndoButton } from "../undo-button";
import { CaptainCard } from "./captain-card";
import { FansStep } from "./fans-step";
import { InducementsStep } from "./inducements-step";
import { JourneymenStep } from "./journeymen-step";
import { KickingStep } from "./kicking-step";
import { PrayersStep } from "./prayers-step";
import { SheetCard } from "./sheet-card";
import { useStepSummary } from "./step-summary";
import { WeatherStep } from "./weather-step";

const STEPS = {
  fans: FansStep,
  weather: WeatherStep,
  journeymen: JourneymenStep,
  inducements: InducementsStep,
  prayers: PrayersStep,
  kicking: KickingStep,
} as const;

const STATES = { done: "done", open: "now", waiting: "next" } as const satisfies Record<string, StepState>;

/** The steps before a match, in their fixed order, both sides on one screen. */
export function BeforeMatch({ back }: { readonly back: Back }) {
  const { view } = usePlay();
  const t = useTranslations("before");
  const summaryOf = useStepSummary();
  const { before, sides } = view;
  if (before === undefined) return null;
  const score = (
    <ScoreLine
      home={{ name: sides.home.name, score: "" }}
      away={{ name: sides.away.name, score: "" }}
      clock={t("versus")}
    />
  );
  return (
    <PhasePage title={t("title")} back={back} score={score}>
      <CaptainCard />
      <Card>
        <ol>
          {before.steps.map(({ step, state }, index) => {
            const Step = STEPS[step];
            return (
              <RailStep
                key={step}
                number={index + 1}
                title={t(`step.${step}`)}
                state={STATES[state]}
                summary={state === "waiting" ? undefined : summaryOf(step)}
              >
                {state === "open" && <Step />}
              </RailStep>
            );
          })}
        </ol>
        <div className="act-row">
          <UndoButton />
        </div>
      </Card>
      <SheetCard />
    </PhasePage>
  );
}
