import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Crest } from "@/app/_ui/crest/crest";
import { formatNumber } from "@/app/_ui/format";
import { Money } from "@/app/_ui/money";
import { SideCard } from "@/app/_ui/side-card";
import { Stepper } from "@/app/_ui/stepper";
import type { Side } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";
import { useSideFaces } from "../side-faces";
import { useOutcome } from "./step-outcome";

/** The other side in short: how far it is, and what its steps came to. */
export function OtherSide({ side, onOpen }: { readonly side: Side; readonly onOpen: () => void }) {
  const { view } = usePlay();
  const t = useTranslations("after");
  const locale = useLocale();
  const faces = useSideFaces();
  const outcomeOf = useOutcome(side);
  const { name, after, treasury } = view.sides[side];
  if (after === undefined) return null;
  return (
    <SideCard
      side={side}
      name={name}
      crest={<Crest name={name} design={faces[side].crest} size={40} />}
      sub={faces[side].coach}
    >
      <Stepper
        side={side}
        label={t("steps-of", { club: name })}
        steps={after.steps.map(({ step, state }) => ({
          label: state === "open" ? t(`step-short.${step}`) : "",
          state: state === "done" ? "done" : state === "open" ? "now" : "next",
        }))}
      />
      <ul className="mini">
        {after.steps
          .filter(({ state }) => state === "done")
          .map(({ step }) => (
            <li key={step}>
              <span>{t(`step.${step}`)}</span>
              <span className="num">
                {step === "prepare"
                  ? formatNumber(locale, after.prepared?.currentTeamValue.total ?? 0)
                  : outcomeOf(step).outcome}
              </span>
            </li>
          ))}
        <li>
          <span>{t("in-treasury")}</span>
          <Money amount={treasury} />
        </li>
      </ul>
      <Button onClick={onOpen}>{t("open-side")}</Button>
    </SideCard>
  );
}
