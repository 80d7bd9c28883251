import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { RailStep } from "@/app/_ui/stepper";
import type { Office } from "./office-types";

/** The way from an empty league to its first match. */
export async function FirstSteps({ office, base }: { readonly office: Office; readonly base: string }) {
  const t = await getTranslations("office");
  const entries = office.boards.flatMap((board) => board.entries).length;
  const done = [office.boards.length > 0, office.members.length > 1, entries > 1, false];
  const now = done.indexOf(false);
  const steps = ["competition", "invite", "draft", "calendar"] as const;
  const links = {
    competition: `${base}/clubs`,
    invite: `${base}/members`,
    draft: `${base}/clubs`,
    calendar: `${base}/clubs`,
  } as const;
  return (
    <Card title={t("first-steps")}>
      <ol>
        {steps.map((step, index) => (
          <RailStep
            key={step}
            number={index + 1}
            title={t(`first.${step}`)}
            state={done[index] === true ? "done" : index === now ? "now" : "next"}
            summary={t(`first-hint.${step}`)}
            outcome={
              <ButtonLink variant={index === now ? "primary" : "plain"} href={links[step]}>
                {t(`first-do.${step}`)}
              </ButtonLink>
            }
          />
        ))}
      </ol>
    </Card>
  );
}
