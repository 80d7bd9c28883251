import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAlive } from "@/app/_play/use-alive";
import { Page } from "@/app/_ui/card";
import { IconLink } from "@/app/_ui/icon-button";
import { arrowLeft } from "@/app/_ui/icon-paths";
import { PageHead } from "@/app/_ui/page-head";
import { DiceChoice } from "./dice-choice";
import { LinkLine } from "./link-line";
import { usePlay } from "./play-context";

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
  const t = useTranslations("recorder");
  const { view } = usePlay();
  const isAlive = useAlive();
  return (
    <>
      <PageHead
        bar={
          <>
            <IconLink icon={arrowLeft} label={t("leave", { place: back.label })} href={back.href} />
            <h1>{title}</h1>
            {score}
            <span className="grow" />
            <LinkLine />
          </>
        }
      />
      <Page>
        <div className="stack stack-4" inert={!isAlive}>
          <div className="phase-dice">
            <span className="small muted">{t("rules-of", { edition: t(`edition.${view.edition}`) })}</span>
            <DiceChoice />
          </div>
          {children}
        </div>
      </Page>
    </>
  );
}
