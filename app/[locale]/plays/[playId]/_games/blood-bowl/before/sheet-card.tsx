import { useTranslations } from "next-intl";
import { MatchSheet } from "@/app/_club/match-sheet";
import { PrintButton } from "@/app/_club/print-button";
import { Card } from "@/app/_ui/card";
import { usePlay } from "../play-context";
import { useSideFaces } from "../side-faces";

const SIDES = ["home", "away"] as const;

/** Both clubs as they come to the match, to look at and to print. */
export function SheetCard() {
  const t = useTranslations("sheet");
  const { state } = usePlay();
  const faces = useSideFaces();
  return (
    <Card flush title={t("title")} end={<PrintButton>{t("print")}</PrintButton>} className="sheet-card">
      <MatchSheet
        sides={SIDES.map((side) => ({
          name: state.sides[side].name,
          coach: faces[side].coach,
          club: state.sides[side].club,
        }))}
      />
    </Card>
  );
}
