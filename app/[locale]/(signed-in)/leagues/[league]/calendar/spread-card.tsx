import { useTranslations } from "next-intl";
import { SpreadLines } from "@/app/_groups/spread-lines";
import { Card } from "@/app/_ui/card";
import type { GroupSpread } from "@/engine/league/group-spread";

/** How even the draws of a league of groups are so far. */
export function SpreadCard({ spread }: { readonly spread: GroupSpread }) {
  const t = useTranslations("formats");
  return (
    <Card title={t("spread-title")}>
      <SpreadLines spread={spread} />
    </Card>
  );
}
