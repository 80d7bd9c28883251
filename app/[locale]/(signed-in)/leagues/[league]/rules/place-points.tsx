"use client";

import { useTranslations } from "next-intl";
import { NumberStepper } from "@/app/_ui/number-stepper";
import type { PointsRules } from "@/engine/league/table-rules";

interface PlacePointsProps {
  readonly places: NonNullable<PointsRules["places"]>;
  readonly onChange: (places: number[][]) => void;
}

/** The first list is for games of three. */
const SMALLEST = 3;

/** What each place is worth in a game of three and in one of four; shared places share their points. */
export function PlacePoints({ places, onChange }: PlacePointsProps) {
  const t = useTranslations("formats");
  return places.map((list, index) => (
    <fieldset key={index} className="stack stack-2">
      <legend className="strong">{t("points-in-game-of", { players: index + SMALLEST })}</legend>
      <div className="stepper-grid">
        {Array.from({ length: index + SMALLEST }, (_, at) => (
          <NumberStepper
            key={at}
            label={t("place-in-game-of", { place: at + 1, players: index + SMALLEST })}
            value={list[at] ?? 0}
            min={0}
            max={100}
            onChange={(value) =>
              onChange(
                places.map((own, game) =>
                  game === index
                    ? Array.from({ length: index + SMALLEST }, (__, one) => (one === at ? value : (own[one] ?? 0)))
                    : [...own],
                ),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  ));
}
