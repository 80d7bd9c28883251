import { useTranslations } from "next-intl";
import type { GroupSpread, Range } from "@/engine/league/group-spread";

/** How evenly a draw of groups treats everybody, in figures: how often two meet, who begins, who rests. */
export function SpreadLines({ spread }: { readonly spread: GroupSpread }) {
  const t = useTranslations("formats");
  const rangeIn = ({ least, most }: Range) => (least === most ? String(most) : t("range", { from: least, to: most }));
  const [begins] = spread.seats;
  const measured = [
    ["meetings", spread.meetings],
    ["games", spread.games],
    ["begins", begins],
    ["small-groups", spread.smallGroups],
    ["rests", spread.rests],
  ] as const;
  const shown = measured.flatMap(([name, range]) =>
    range === undefined || (range.most === 0 && name !== "meetings") ? [] : { name, range },
  );
  return (
    <div className="stack">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {shown.map(({ name, range }) => (
          <div key={name}>
            <dt className="small">{t(`spread.${name}`)}</dt>
            <dd>
              <b className="num">{rangeIn(range)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {spread.pairs.flatMap((count, times) => (count === 0 ? [] : t("pairs-met", { count, times }))).join(" · ")}
      </p>
    </div>
  );
}
