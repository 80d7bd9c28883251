import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatNumber, formatSigned } from "@/app/_ui/format";
import { useTermWords } from "@/app/_ui/term-words";
import { isAvailable, rosteredPlayers } from "@/engine/blood-bowl";
import { clubValues } from "./club-values";
import type { Squad } from "./shapes";

/** The team value line by line, and what of it is missing in the next match; in gold pieces. */
export function ValuesCard({ squad }: { readonly squad: Squad }) {
  const t = useTranslations("public.values");
  const locale = useLocale();
  const rules = useTranslations("options");
  const wordsOf = useTermWords();
  const { teamValue, next } = clubValues(squad);
  const absent = rosteredPlayers(squad).filter((player) => !isAvailable(player));
  const missing = absent.reduce((sum, { fee, valueRise }) => sum + fee + valueRise, 0);
  const rest = next.total - teamValue.total + missing;
  return (
    <Card title={t("title")}>
      <table className="ledger">
        <tbody>
          {teamValue.terms.map(({ term, value, count }) => (
            <tr key={term}>
              <th scope="row">{wordsOf("value", term, count)}</th>
              <td>{formatNumber(locale, value)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{t("total")}</th>
            <td>{formatNumber(locale, teamValue.total)}</td>
          </tr>
          {absent.map(({ id, number, name, fee, valueRise }) => (
            <tr key={id}>
              <th scope="row">{t("absent", { number, name })}</th>
              <td className="minus">{formatSigned(locale, -(fee + valueRise))}</td>
            </tr>
          ))}
          {rest !== 0 && (
            <tr>
              <th scope="row">{t("linemen-free")}</th>
              <td className="minus">{formatSigned(locale, rest)}</td>
            </tr>
          )}
          {next.total !== teamValue.total && (
            <tr className="total">
              <th scope="row">{t("next")}</th>
              <td>{formatNumber(locale, next.total)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="small muted mt-3">{rules("by-edition", { edition: rules(`edition.${squad.edition}`) })}</p>
    </Card>
  );
}
