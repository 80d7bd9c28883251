import { useTranslations } from "next-intl";
import type { PadBand } from "@/app/_ui/number-pad";
import { edition } from "@/engine/blood-bowl";
import { usePlay } from "../play-context";

const TONES = {
  "badly-hurt": undefined,
  "seriously-hurt": "warn",
  "serious-injury": "bad",
  "lasting-injury": "bad",
  dead: "worst",
} as const;
const RESULTS = ["badly-hurt", "seriously-hurt", "serious-injury", "lasting-injury", "dead"] as const;

/** The faces of the D16 grouped by what they mean in this edition, so that typing is reading. */
export function useCasualtyBands(): PadBand[] {
  const { state } = usePlay();
  const t = useTranslations("recorder");
  const { casualtyUpTo } = edition(state.edition, state.options);
  let from = 1;
  return RESULTS.flatMap((result): PadBand[] => {
    const to = casualtyUpTo[result];
    if (to < from) return [];
    const band = {
      label: t(`result.${result}`),
      note: t(`effect.${result}`),
      from,
      to,
      tone: TONES[result],
      wide: result === "badly-hurt",
    };
    from = to + 1;
    return [band];
  });
}
