"use client";

import { useTranslations } from "next-intl";
import { NumberStepper } from "@/app/_ui/number-stepper";
import type { PointsRules } from "@/engine/league/table-rules";
import { PlacePoints } from "./place-points";

interface PointsProps {
  readonly points: PointsRules;
  readonly onChange: (points: PointsRules) => void;
}

/** What a match is worth; a bye counts as a win and a concession as a defeat until they are said otherwise. */
export function PointsFields({ points, onChange }: PointsProps) {
  const t = useTranslations("season");
  const shown = {
    win: points.win,
    draw: points.draw,
    loss: points.loss,
    bye: points.bye ?? points.win,
    conceding: points.conceding ?? points.loss,
  };
  const FIELDS = ["win", "draw", "loss", "bye", "conceding"] as const;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {FIELDS.map((field) => (
          <NumberStepper
            key={field}
            label={t(`worth.${field}`)}
            value={shown[field]}
            min={-20}
            max={100}
            onChange={(value) => onChange({ ...points, [field]: value })}
          />
        ))}
      </div>
      {points.places !== undefined && (
        <PlacePoints places={points.places} onChange={(places) => onChange({ ...points, places })} />
      )}
    </>
  );
}
