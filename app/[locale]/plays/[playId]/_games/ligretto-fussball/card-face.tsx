import { useTranslations } from "next-intl";
import { memo } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { TeamCard } from "@/engine/ligretto-fussball";
import { SymbolMark } from "./symbol-mark";

/** A card as we draw it: red plain, blue hatched; what it is called aloud stands with whoever shows it. */
export const CardFace = memo(
  function CardFace({ card }: { readonly card: TeamCard }) {
    return (
      <span className={classNames("lg-face", `lg-${card.team}`)} aria-hidden="true">
        <Middle card={card} />
        <Foot card={card} />
      </span>
    );
  },
  (before, after) => before.card.id === after.card.id,
);

function Middle({ card }: { readonly card: TeamCard }) {
  const t = useTranslations("ligretto");
  switch (card.kind) {
    case "pass":
    case "goal":
      return (
        <>
          <span className="lg-number">{card.holder.number}</span>
          <span className="lg-name">{card.holder.name}</span>
        </>
      );
    case "counterplay":
      return (
        <>
          <span className="lg-list">{card.numbers.join(" ")}</span>
          <span className="lg-name lg-long">{t("counterplay")}</span>
        </>
      );
    case "goal-kick":
      return (
        <>
          <span className="lg-list">
            {card.symbols.map((symbol) => (
              <SymbolMark key={symbol} symbol={symbol} />
            ))}
          </span>
          <span className="lg-name lg-long">{t("goal-kick")}</span>
        </>
      );
    case "yellow":
      return <span className="lg-yellow lg-yellow-big" />;
  }
}

function Foot({ card }: { readonly card: TeamCard }) {
  const t = useTranslations("ligretto");
  if (card.kind === "goal") return <span className="lg-foot lg-foot-goal">{t("goal-word")}</span>;
  if (card.kind !== "pass") return null;
  return (
    <span className="lg-foot">
      <span className="lg-pass">
        {t("to")}{" "}
        <b>
          {card.pass.number} {card.pass.name}
        </b>
      </span>
      <SymbolMark symbol={card.symbol} />
    </span>
  );
}
