import { useTranslations } from "next-intl";
import type { CardSymbol } from "@/engine/ligretto-fussball";
import type { Messages } from "@/i18n/messages";
import type { Refused } from "./use-race";

type Code = keyof Messages["ligretto"]["refused"];
type Words = ReturnType<typeof useTranslations<"ligretto">>;

/** "Too late", or what was needed. */
export function RefusedLine({ refused }: { readonly refused: Refused | undefined }) {
  const t = useTranslations("ligretto");
  return (
    <div className="lg-refused" role="status">
      {refused !== undefined && <span key={refused.count}>{refusedWords(t, refused)}</span>}
    </div>
  );
}

export function refusedWords(t: Words, { code, detail }: Pick<Refused, "code" | "detail">): string {
  const words = (names: string | number | undefined) =>
    String(names ?? "")
      .split(", ")
      .map((name) => (isSymbol(t, name) ? t(`symbol.${name}`) : name))
      .join(", ");
  const figures = { ...detail, symbol: words(detail.symbol), symbols: words(detail.symbols) };
  return t(`refused.${isKnown(t, code) ? code : "other"}`, { number: "", name: "", numbers: "", ...figures });
}

const isKnown = (t: { has(key: string): boolean }, code: string): code is Code => t.has(`refused.${code}`);
const isSymbol = (t: { has(key: string): boolean }, name: string): name is CardSymbol => t.has(`symbol.${name}`);
