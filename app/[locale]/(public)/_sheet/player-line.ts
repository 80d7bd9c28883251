import { characteristicText } from "@/app/_club/characteristic-text";
import { skillName } from "@/app/_club/skill-name";
import { formatNumber } from "@/app/_ui/format";
import { type Edition, profileOf, type rosterOf } from "@/engine/blood-bowl";
import type { Locale } from "@/i18n/routing";
import { positionName } from "../_parts/names";
import type { Squad } from "../_parts/shapes";

/** A player as a picture of the roster shows him; the height in px. */
export interface PlayerLine {
  readonly number: number;
  readonly name: string;
  readonly position: string;
  readonly figures: readonly { readonly text: string; readonly changed: boolean }[];
  readonly skills: string;
  readonly value: string;
  readonly height: number;
}

interface Marks {
  readonly missesNext: string;
  readonly retired: string;
  readonly niggling: string;
}

/** How many letters of skills fit on a line of the picture, and how high that is. */
const LETTERS = 46;
const LINE = 22;
const LEAST = 58;

export function playerLine(
  locale: Locale,
  player: Squad["players"][number],
  roster: ReturnType<typeof rosterOf>,
  edition: Edition,
  marks: Marks,
): PlayerLine {
  const { characteristics, skills, value } = profileOf(player, roster, edition);
  const text = [
    ...(player.missesNext ? [marks.missesNext] : []),
    ...(player.status === "temporarily-retired" ? [marks.retired] : []),
    ...skills.map((skill) => skillName(locale, skill)),
    ...Array.from({ length: player.niggling }, () => marks.niggling),
  ].join(", ");
  return {
    number: player.number,
    name: player.name,
    position: positionName(locale, player.position),
    figures: characteristics.map(({ characteristic, value: figure, changed }) => ({
      text: characteristicText(characteristic, figure),
      changed: changed !== undefined,
    })),
    skills: text,
    value: `${formatNumber(locale, value.total / 1_000)}k`,
    height: Math.max(LEAST, Math.ceil(text.length / LETTERS) * LINE + 16),
  };
}
