import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Page } from "@/app/_ui/card";
import { SegmentedControl } from "@/app/_ui/choices";
import { IconLink } from "@/app/_ui/icon-button";
import { arrowLeft, dices, keyboard } from "@/app/_ui/icon-paths";
import { PageHead } from "@/app/_ui/page-head";
import { LinkLine } from "./link-line";
import { usePlay } from "./play-context";
import "./phase.css";

export interface Back {
  readonly href: string;
  readonly label: string;
}

interface PhasePageProps {
  readonly title: string;
  readonly back: Back;
  /** Beside the title: the score, or the two clubs. */
  readonly score: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the phases around the match: where one is, whether everything is saved, whose dice. */
export function PhasePage({ title, back, score, children }: PhasePageProps) {
  const { diceMode, setDiceMode } = usePlay();
  const t = useTranslations("recorder");
  return (
    <>
      <PageHead
        bar={
          <>
            <IconLink icon={arrowLeft} label={back.label} href={back.href} />
            <h1>{title}</h1>
            {score}
            <span className="grow" />
            <LinkLine />
          </>
        }
      />
      <Page>
        <div className="phase-dice">
          <SegmentedControl
            label={t("dice")}
            hideLabel
            value={diceMode}
            onPick={setDiceMode}
            choices={[
              { value: "app", label: t("app-dice"), icon: dices },
              { value: "typed", label: t("typed-dice"), icon: keyboard },
            ]}
          />
        </div>
        {children}
      </Page>
    </>
  );
}
