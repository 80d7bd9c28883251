import { useTranslations } from "next-intl";
import type { Turn } from "@/engine/juego-de-la-liga";
import { useNames } from "./table-context";

/** What the coach whose turn it is must or may do next. */
export function useTurnWords(): (turn: Turn) => string {
  const t = useTranslations("juego");
  const { money } = useNames();
  return ({ stage }) => {
    switch (stage.kind) {
      case "to-roll":
        return t("stage.to-roll");
      case "signing":
        return stage.left === 0
          ? t("stage.signed")
          : t(stage.left === "any" ? "stage.signing-any" : "stage.signing-one", {
              position: t(`position.${stage.position}`),
            });
      case "clausulazo":
        return t("stage.clausulazo");
      case "in-debt":
        return t("stage.in-debt", { amount: money(stage.amount) });
      case "choosing-top":
        return t("stage.choosing-top");
      case "open":
        return t("stage.open");
    }
  };
}
