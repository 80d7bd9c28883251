import { useLocale, useTranslations } from "next-intl";
import { skillName } from "@/app/_club/skill-name";
import { Card } from "@/app/_ui/card";
import { formatDate } from "@/app/_ui/format";
import type { PlayerShown } from "./records-shown";

type Step = PlayerShown["career"][number];

/** What happened to a player, newest first; what belongs to one match is one line. */
export function CareerCard({ page: { league, career } }: { readonly page: PlayerShown }) {
  const t = useTranslations("records");
  const locale = useLocale();
  const wordsOf = useStepWords();
  return (
    <Card flush title={t("player.career")}>
      <ol className="feed">
        {career.toReversed().map((step, index) => {
          const { match, at } = step;
          const words = wordsOf(step);
          const head = match === undefined ? words[0] : t("player.against", { opponent: match.opponent });
          return (
            <li key={career.length - index}>
              <span className="grow min-w-0 wrap-anywhere">
                {match?.playId === undefined ? (
                  <b>{head}</b>
                ) : (
                  <a className="strong" href={`/${locale}/l/${league.slug}/${match.competition}/plays/${match.playId}`}>
                    {head}
                  </a>
                )}
                <span className="muted block">
                  {(match === undefined
                    ? words.slice(1)
                    : [...words, t("round", { competition: match.competitionName, round: match.round })]
                  ).join(" · ")}
                </span>
              </span>
              <span className="faint nowrap">{formatDate(locale, at, league.timeZone, "date")}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** A step in words, the weightiest first. */
function useStepWords(): (step: Step) => string[] {
  const t = useTranslations("records.player");
  const locale = useLocale();
  return ({ joined, left, earned, injury, advances, attended }) => [
    ...(joined === undefined ? [] : [t(`joined.${joined}`)]),
    ...injuryWords(injury),
    ...earnedWords(earned),
    ...advances.flatMap(({ skill, improved }) =>
      skill !== undefined
        ? t("learned", { skill: skillName(locale, { skill }) })
        : improved !== undefined
          ? t("improved", { characteristic: improved })
          : [],
    ),
    ...(left === undefined ? [] : [t(`left.${left}`)]),
    ...(attended && earned === undefined && injury === undefined ? [t("played")] : []),
  ];

  function injuryWords(hurt: Step["injury"]): string[] {
    if (hurt === undefined) return [];
    return [
      t(`injury.${hurt.casualty}`),
      ...(hurt.reduced === undefined ? [] : [t("reduced", { characteristic: hurt.reduced })]),
      ...(hurt.niggling > 0 ? [t("niggling")] : []),
      ...(hurt.missesNext && hurt.casualty !== "dead" ? [t("misses")] : []),
    ];
  }

  function earnedWords(deeds: Step["earned"]): string[] {
    if (deeds === undefined) return [];
    const counts = [
      ["td", deeds.touchdowns],
      ["cas", deeds.casualties],
      ["cp", deeds.completions],
      ["int", deeds.interceptions],
    ] as const;
    return [
      ...counts.flatMap(([key, count]) => (count === 0 ? [] : t(key, { count }))),
      ...(deeds.playerOfTheMatch > 0 ? [t("mvp")] : []),
      t("spp", { spp: deeds.spp }),
    ];
  }
}
