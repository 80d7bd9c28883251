import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { View } from "@/engine/ligretto-fussball";
import { CardFace } from "./card-face";
import { useCardWords } from "./card-words";

/** The card on top of the one stack. */
export function CentreCard({ view, children }: { readonly view: View; readonly children?: ReactNode }) {
  const t = useTranslations("ligretto");
  const words = useCardWords();
  const { top, count } = view.centre;
  return (
    <section className="lg-centre-cards" aria-label={t("centre")}>
      {top === undefined ? (
        <div className="lg-empty">{t("nothing-in-centre")}</div>
      ) : (
        <div className="lg-card lg-top" role="img" aria-label={words.card(top)} data-count={count}>
          <CardFace key={top.id} card={top} />
        </div>
      )}
      {children}
    </section>
  );
}
