import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Crest } from "@/app/_ui/crest/crest";
import { Money } from "@/app/_ui/money";
import { SideCard } from "@/app/_ui/side-card";
import { RailStep } from "@/app/_ui/stepper";
import { AFTER_STEPS, type AfterStep, type Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { useSideFaces } from "../side-faces";
import { UndoButton } from "../undo-button";
import { AdvancementStep } from "./advancement-step";
import { CostlyErrorsStep } from "./costly-errors-step";
import { FansDone, FansStep } from "./fans-step";
import { HiringStep } from "./hiring-step";
import { PrepareDone, PrepareStep } from "./prepare-step";
import { ResultDone, ResultStep } from "./result-step";
import { useOutcome } from "./step-outcome";

const OPEN: Readonly<Record<AfterStep, (props: { readonly side: Side }) => ReactNode>> = {
  result: ResultStep,
  fans: FansStep,
  advancement: AdvancementStep,
  hiring: HiringStep,
  "costly-errors": CostlyErrorsStep,
  prepare: PrepareStep,
};

/** What a step that is done keeps showing; the others shrink to their line. */
const DONE: Readonly<Partial<Record<AfterStep, (props: { readonly side: Side }) => ReactNode>>> = {
  result: ResultDone,
  fans: FansDone,
  "costly-errors": CostlyErrorsStep,
  prepare: PrepareDone,
};

/** One side's six steps from top to bottom; the one that waits is open. */
export function SideSteps({ side }: { readonly side: Side }) {
  const { view } = usePlay();
  const t = useTranslations("after");
  const faces = useSideFaces();
  const outcomeOf = useOutcome(side);
  const { name, treasury, after } = view.sides[side];
  if (after === undefined) return null;
  const number = after.step === undefined ? AFTER_STEPS.length : AFTER_STEPS.indexOf(after.step) + 1;
  return (
    <SideCard
      side={side}
      name={name}
      crest={<Crest name={name} design={faces[side].crest} size={40} />}
      sub={after.step === undefined ? t("all-done") : t("coach-step", { coach: faces[side].coach, step: number })}
      end={<Money amount={treasury} coin />}
    >
      <ol>
        {after.steps.map(({ step, state }, index) => {
          const Body = state === "open" ? OPEN[step] : state === "done" ? DONE[step] : undefined;
          const { summary, outcome } = state === "done" ? outcomeOf(step) : { summary: undefined, outcome: undefined };
          return (
            <RailStep
              key={step}
              number={index + 1}
              title={t(`step.${step}`)}
              state={state === "done" ? "done" : state === "open" ? "now" : "next"}
              summary={summary}
              outcome={outcome}
            >
              {Body !== undefined && <Body side={side} />}
            </RailStep>
          );
        })}
      </ol>
      <div className="act-row">
        <UndoButton of={side} />
      </div>
    </SideCard>
  );
}
