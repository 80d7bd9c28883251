import { useLocale, useTranslations } from "next-intl";
import { formatNumber, formatSigned } from "@/app/_ui/format";
import type { PlayerChange, PlayerFigures } from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { SKILL_NAMES } from "@/engine/blood-bowl/data/names/skills";
import type { SeenClub } from "./shapes";

/** One figure of a club or player, before and after. */
export interface ClubRow {
  readonly key: string;
  readonly label: string;
  /** Which match, where the figure is one of a match. */
  readonly about: string | undefined;
  readonly before: string;
  readonly after: string;
}

const FIGURES = ["treasury", "dedicatedFans", "teamValue", "currentTeamValue"] as const;

/** Every figure of a club that changes, and its treasury in any case: gold by gold, then the players. */
export function useClubRows(club: SeenClub): ClubRow[] {
  const t = useTranslations("corrections");
  const reasons = useTranslations("public.reason");
  const locale = useLocale();
  const playerRows = usePlayerRows();
  const gold = club.gold.map(({ playId, reason, before, after }, index) => ({
    key: `gold-${index}`,
    label: reasons(reason),
    about: playId === undefined ? t("no-match") : (club.matches[playId] ?? ""),
    before: formatSigned(locale, before),
    after: formatSigned(locale, after),
  }));
  const figures = FIGURES.filter((figure) => figure === "treasury" || club.before[figure] !== club.after[figure]);
  return [
    ...gold,
    ...figures.map((figure) => ({
      key: figure,
      label: t(`figure.${figure}`),
      about: undefined,
      before: formatNumber(locale, club.before[figure]),
      after: formatNumber(locale, club.after[figure]),
    })),
    ...club.players.flatMap(playerRows),
  ];
}

const PLAYER_FIGURES = [
  "status",
  "missesNext",
  "niggling",
  "sppEarned",
  "sppUnspent",
  "value",
  "skills",
  "changes",
] as const;
type PlayerFigure = (typeof PLAYER_FIGURES)[number];

function usePlayerRows(): (change: PlayerChange) => ClubRow[] {
  const t = useTranslations("corrections");
  const locale = useLocale();

  function words(figure: PlayerFigure, player: PlayerFigures | undefined): string {
    if (player === undefined) return t("not-there");
    switch (figure) {
      case "status":
        return t(`status.${player.status}`);
      case "missesNext":
        return t(player.missesNext ? "yes" : "no");
      case "skills":
        return player.skills.map((skill) => nameIn(SKILL_NAMES, skill, locale)).join(", ") || t("none");
      case "changes":
        return (
          player.changes
            .map(
              ({ characteristic, improved, reduced }) =>
                `${characteristic} ${formatSigned(locale, improved - reduced)}`,
            )
            .join(", ") || t("none")
        );
      default:
        return formatNumber(locale, player[figure]);
    }
  }

  return ({ id, number, name, before, after }) =>
    PLAYER_FIGURES.map((figure) => ({
      key: `${id}-${figure}`,
      label: `${number} ${name}`,
      about: t(`player.${figure}`),
      before: words(figure, before),
      after: words(figure, after),
    })).filter((row) => row.before !== row.after);
}
