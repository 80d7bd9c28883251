import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { formatNumber } from "@/app/_ui/format";
import { SelectField } from "@/app/_ui/select-field";
import { Switch } from "@/app/_ui/switch";
import type { Ending } from "./season-types";

/** Who gets what: the entries on the prize places by competition, and whose first gets the trophy. */
export interface PrizesDraft {
  readonly places: Readonly<Record<string, readonly string[]>>;
  readonly trophyOf: string | undefined;
}

/** Competitions in which prizes can be paid. */
export const withPrizes = (competitions: readonly Ending[]) =>
  competitions.filter(({ prizes, order }) => prizes.length > 0 && order.length > 0);

/** The best of the first competition get its prizes and the trophy. */
export function firstPrizes(competitions: readonly Ending[]): PrizesDraft {
  const [first] = withPrizes(competitions).filter(({ played }) => played > 0);
  return first === undefined
    ? { places: {}, trophyOf: undefined }
    : { places: { [first.id]: placesOf(first) }, trophyOf: first.id };
}

const placesOf = ({ order, prizes }: Ending) => order.slice(0, prizes.length);

interface PrizesCardProps {
  readonly competitions: readonly Ending[];
  readonly holders: readonly string[];
  readonly draft: PrizesDraft;
  readonly onChange: (draft: PrizesDraft) => void;
}

/** Prizes by the final order, which the organiser may set otherwise, and the trophy. */
export function PrizesCard({ competitions, holders, draft, onChange }: PrizesCardProps) {
  const t = useTranslations("seasons");
  const locale = useLocale();
  const { places, trophyOf } = draft;
  const paying = withPrizes(competitions);

  function pay(one: Ending, isPaid: boolean) {
    const { [one.id]: _, ...rest } = places;
    const trophy = !isPaid && trophyOf === one.id ? undefined : trophyOf;
    onChange({ places: isPaid ? { ...rest, [one.id]: placesOf(one) } : rest, trophyOf: trophy });
  }

  return (
    <Card title={t("prizes")}>
      <div className="stack stack-4">
        <p className="small muted">{t("prizes-hint")}</p>
        {paying.map((one) => {
          const own = places[one.id];
          return (
            <section key={one.id} className="stack">
              <Switch
                label={t("pay", { name: one.name })}
                checked={own !== undefined}
                onChange={({ target }) => pay(one, target.checked)}
              />
              {own !== undefined && (
                <div className="staff-grid">
                  {own.map((entryId, index) => (
                    <SelectField
                      key={index}
                      label={t("place", { place: index + 1, gold: formatNumber(locale, one.prizes[index] ?? 0) })}
                      value={entryId}
                      onChange={({ target }) =>
                        onChange({ ...draft, places: { ...places, [one.id]: swapped(own, index, target.value) } })
                      }
                      options={one.order.map((id) => ({
                        value: id,
                        label: one.entries.find((entry) => entry.id === id)?.name ?? "",
                      }))}
                    />
                  ))}
                </div>
              )}
            </section>
          );
        })}
        <SelectField
          label={t("trophy")}
          hint={[t("trophy-hint"), holders.length === 0 ? "" : t("held-by", { names: holders.join(", ") })]
            .join(" ")
            .trim()}
          value={trophyOf ?? ""}
          onChange={({ target }) => onChange({ ...draft, trophyOf: target.value === "" ? undefined : target.value })}
          options={[
            { value: "", label: t("no-trophy") },
            ...paying
              .filter(({ id }) => places[id] !== undefined)
              .map(({ id, name }) => ({ value: id, label: t("trophy-of", { name }) })),
          ]}
        />
      </div>
    </Card>
  );
}

/** Another entry on a place; whoever stood there takes the place that it had. */
function swapped(places: readonly string[], index: number, entryId: string): string[] {
  const before = places[index] ?? entryId;
  return places.map((one, at) => (at === index ? entryId : one === entryId ? before : one));
}
