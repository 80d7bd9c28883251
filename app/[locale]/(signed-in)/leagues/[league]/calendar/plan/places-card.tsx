"use client";

import { useTranslations } from "next-intl";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Card } from "@/app/_ui/card";
import { IconButton } from "@/app/_ui/icon-button";
import { trash2 } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { PlaceDialog } from "./place-dialog";
import type { Planning } from "./planning-types";

interface PlacesCardProps {
  readonly leagueId: string;
  readonly places: Planning["placeRows"];
}

/** Where the league plays, and how much fits in. */
export function PlacesCard({ leagueId, places }: PlacesCardProps) {
  const t = useTranslations("planning");
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  return (
    <Card title={t("places")} flush>
      <div className="card-body stack">
        <p className="small muted">{t("places-text")}</p>
        {places.length === 0 && <p className="muted">{t("none-yet")}</p>}
        {refusal !== undefined && (
          <Notice tone="bad" live>
            {refusal}
          </Notice>
        )}
        <div>
          <PlaceDialog leagueId={leagueId} />
        </div>
      </div>
      <ul>
        {places.map((place) => (
          <li key={place.id} className="list-line wrap">
            <span className="grow">
              <b>{place.name}</b>
              <br />
              <span className="small muted">
                {t("place-facts", { capacity: place.capacity, buffer: place.bufferMinutes })}
              </span>
            </span>
            <PlaceDialog leagueId={leagueId} place={place} />
            <IconButton
              icon={trash2}
              label={t("remove", { what: place.name })}
              disabled={isBusy}
              onClick={() => void run(() => client.places.remove.mutate({ leagueId, placeId: place.id }))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
