import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/app/_ui/button";
import { places, type View } from "@/engine/lastuf-futbol";

/** Who won, and the places of the others. */
export function Result({ view }: { readonly view: View }) {
  const t = useTranslations("lastuf");
  const locale = useLocale();
  const { table } = view;
  const at = places(table);
  const order = table.entrants
    .map(({ name }, seat) => ({ name, place: at[seat] ?? 0, scored: table.areas[seat]?.tally.scored ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return (
    <section className="lt-result" role="dialog" aria-label={t("over")}>
      <h2>{t("over")}</h2>
      <ol>
        {order.map(({ name, place, scored }) => (
          <li key={name} className="row row-3">
            <b className="num">{place}</b>
            <span className="grow strong">{name}</span>
            <span className="muted">{t("scored", { count: scored })}</span>
          </li>
        ))}
      </ol>
      <ButtonLink href={`/${locale}/home`}>{t("leave")}</ButtonLink>
    </section>
  );
}
