import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { madeUpName } from "@/app/_club/made-up-name";
import { useTRPCClient } from "@/app/_trpc/provider";
import { useCall } from "@/app/_trpc/use-call";
import { Button } from "@/app/_ui/button";
import { IconButton } from "@/app/_ui/icon-button";
import { shuffle } from "@/app/_ui/icon-paths";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";

/** What is on a player's shirt. */
export interface ShirtWorn {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly position: string;
}

interface ShirtProps {
  readonly clubId: string;
  readonly roster: string;
  readonly player: ShirtWorn;
  /** Names of the club that a made-up one keeps clear of. */
  readonly taken: readonly string[];
}

/** A player's number and name, to type or to make up. */
export function Shirt({ clubId, roster, player, taken }: ShirtProps) {
  const t = useTranslations("club.shirts");
  const locale = useLocale();
  const client = useTRPCClient();
  const { run, isBusy, refusal } = useCall();
  const [name, setName] = useState(player.name);
  const [number, setNumber] = useState(player.number);
  const position = nameIn(POSITION_NAMES, player.position, locale);
  const isChanged = name !== player.name || number !== player.number;
  return (
    <li className="stack stack-2">
      <form
        className="row items-end wrap"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => client.clubs.renamePlayer.mutate({ clubId, player: player.id, name, number }));
        }}
      >
        <span className="w-20">
          <TextField
            label={t("number")}
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            required
            value={number}
            onChange={({ target }) => setNumber(Number(target.value))}
          />
        </span>
        <span className="grow basis-40">
          <TextField
            label={position}
            value={name}
            maxLength={40}
            required
            onChange={({ target }) => setName(target.value)}
          />
        </span>
        <IconButton
          type="button"
          icon={shuffle}
          label={t("make-up", { number: player.number })}
          onClick={() => setName(madeUpName(roster, taken))}
        />
        {isChanged && (
          <Button type="submit" busy={isBusy}>
            {t("save")}
          </Button>
        )}
      </form>
      {refusal !== undefined && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </li>
  );
}
