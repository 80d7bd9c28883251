"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/app/_ui/select-field";
import { usePersonWordsOf } from "@/app/[locale]/plays/[playId]/_games/blood-bowl/line-words";
import { SIDES, type Side } from "@/engine/blood-bowl";
import type { CorrectableMatch } from "./shapes";

/** A player of one of the sides. */
export interface PlayerRef {
  readonly side: Side;
  readonly player: string;
}

interface PlayerFieldProps {
  readonly label: string;
  readonly match: Pick<CorrectableMatch, "sides">;
  readonly value: PlayerRef | undefined;
  /** Offered where it can be nobody. */
  readonly nobody?: string | undefined;
  readonly onPick: (player: PlayerRef | undefined) => void;
}

/** Everybody who was there, by side. */
export function PlayerField({ label, match, value, nobody, onPick }: PlayerFieldProps) {
  const t = useTranslations("corrections");
  const words = usePersonWordsOf(match.sides);
  const none = { value: "", label: nobody ?? t("who"), disabled: nobody === undefined };
  return (
    <SelectField
      label={label}
      value={value === undefined ? "" : `${value.side}:${value.player}`}
      onChange={({ target }) => onPick(playerOf(target.value))}
      required={nobody === undefined}
      options={[
        none,
        ...SIDES.map((side) => ({
          group: match.sides[side].name,
          options: match.sides[side].players.map(({ id, number, name }) => ({
            value: `${side}:${id}`,
            label: words({ side, player: id, number, name }),
          })),
        })),
      ]}
    />
  );
}

function playerOf(value: string): PlayerRef | undefined {
  const at = value.indexOf(":");
  const side = SIDES.find((one) => one === value.slice(0, at));
  return side === undefined ? undefined : { side, player: value.slice(at + 1) };
}
