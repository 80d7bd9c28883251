import { useTranslations } from "next-intl";
import { kindOf, type View } from "@/engine/lastuf-futbol";
import { CardArt } from "./card-art";

/** The deck face down, the discard pile face up. */
export function Piles({ view }: { readonly view: View }) {
  const t = useTranslations("lastuf");
  const top = view.table.discard.at(-1);
  return (
    <>
      <span className="pile">
        {view.deckSize}
        <small>{t("deck")}</small>
      </span>
      <span className="pile pile-up">
        {top !== undefined && (
          <span key={top} className="pile-art" role="img" aria-label={t(`card.${kindOf(top)}`)}>
            <CardArt card={top} />
          </span>
        )}
        <small>{t("discards", { count: view.table.discard.length })}</small>
      </span>
    </>
  );
}
