import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { flag } from "@/app/_ui/icon-paths";
import type { BoardFixture } from "./office-types";

interface SeasonCardProps {
  readonly fixtures: readonly BoardFixture[];
  readonly href: string;
}

/** The way into the next season; it comes forward once every match is played. */
export async function SeasonCard({ fixtures, href }: SeasonCardProps) {
  const t = await getTranslations("seasons");
  const open = fixtures.filter(({ state }) => state !== "played" && state !== "cancelled").length;
  const isOver = fixtures.length > 0 && open === 0;
  return (
    <Card title={t("card")} now={isOver}>
      <div className="stack">
        <p className={isOver ? undefined : "small muted"}>
          {isOver ? t("all-played") : t("some-open", { count: open })}
        </p>
        <p>
          <ButtonLink variant={isOver ? "primary" : "plain"} icon={flag} href={href}>
            {t("to-the-end")}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
