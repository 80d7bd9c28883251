"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { Shirt, type ShirtWorn } from "./shirt";

interface ShirtsCardProps {
  readonly clubId: string;
  /** Id of the club's roster, which made-up names suit. */
  readonly roster: string;
  readonly players: readonly ShirtWorn[];
}

/** Numbers and names of the players, each saved on its own. */
export function ShirtsCard({ clubId, roster, players }: ShirtsCardProps) {
  const t = useTranslations("club.shirts");
  return (
    <Card title={t("title")}>
      <ol className="stack stack-4">
        {players.map((player) => (
          <Shirt
            key={player.id}
            clubId={clubId}
            roster={roster}
            player={player}
            taken={players.map(({ name }) => name)}
          />
        ))}
      </ol>
    </Card>
  );
}
