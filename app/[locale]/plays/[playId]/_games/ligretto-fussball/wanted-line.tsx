import { useTranslations } from "next-intl";
import type { Wanted } from "@/engine/ligretto-fussball";
import { useCardWords } from "./card-words";
import { SymbolMark } from "./symbol-mark";

/** What the own team looks for: the loudest thing on the screen. */
export function WantedLine({ wanted, label }: { readonly wanted: Wanted; readonly label: string }) {
  const words = useCardWords();
  return (
    <div className="lg-want" data-kind={wanted.kind}>
      <small>{label}</small>
      <span className="lg-want-what">
        <Marks wanted={wanted} />
        {wanted.kind === "symbols" ? (
          <span className="sr-only">{words.wanted(wanted)}</span>
        ) : (
          <b>{wanted.kind === "numbers" ? wanted.numbers.join(" ") : words.wanted(wanted)}</b>
        )}
      </span>
    </div>
  );
}

/** What the other team looks for, small. */
export function OthersWant({ wanted, team }: { readonly wanted: Wanted; readonly team: "red" | "blue" }) {
  const t = useTranslations("ligretto");
  const words = useCardWords();
  return (
    <div className={`lg-them lg-ink-${team}`}>
      <Marks wanted={wanted} />
      <span>{t("they-need")}</span>
      <b>{words.wanted(wanted)}</b>
    </div>
  );
}

function Marks({ wanted }: { readonly wanted: Wanted }) {
  if (wanted.kind === "symbol") return <SymbolMark symbol={wanted.symbol} />;
  if (wanted.kind !== "symbols") return null;
  return wanted.symbols.map((symbol) => <SymbolMark key={symbol} symbol={symbol} />);
}
