import { useLocale, useTranslations } from "next-intl";
import { characteristicText } from "@/app/_club/characteristic-text";
import { skillName } from "@/app/_club/skill-name";
import { Chip } from "@/app/_ui/chip";
import { formatNumber } from "@/app/_ui/format";
import { type Edition, type PlayerProfile, profileOf, type rosterOf } from "@/engine/blood-bowl";
import { positionName } from "./names";
import type { Squad } from "./shapes";

interface PlayerRowProps {
  readonly player: Squad["players"][number];
  readonly roster: ReturnType<typeof rosterOf>;
  readonly edition: Edition;
  readonly isCaptain: boolean;
  /** The page of the player. */
  readonly href: string | undefined;
}

/** A player: characteristics with what changed marked, skills by source, injuries, points, value. */
export function PlayerRow({ player, roster, edition, isCaptain, href }: PlayerRowProps) {
  const t = useTranslations("public.squad");
  const locale = useLocale();
  const profile = profileOf(player, roster, edition);
  const isOut = player.missesNext || player.status !== "active";
  const notes = [
    positionName(locale, player.position),
    isCaptain && t("captain"),
    player.missesNext && t("misses-next"),
    player.status === "temporarily-retired" && t("retired"),
  ];
  const thousands = (gold: number) => `${formatNumber(locale, gold / 1_000)}k`;
  return (
    <tr className={isOut ? "is-out" : undefined}>
      <td className="l rn">{player.number}</td>
      <th className="l who" scope="row">
        {href === undefined ? (
          <span className="strong">{player.name}</span>
        ) : (
          <a className="strong" href={href}>
            {player.name}
          </a>
        )}
        <small>{notes.filter(Boolean).join(" · ")}</small>
      </th>
      {profile.characteristics.map((shown) => (
        <Characteristic key={shown.characteristic} {...shown} />
      ))}
      <td className="l sk">
        <Marks player={player} skills={profile.skills} />
      </td>
      <td className="num spp" data-l={t("spp")}>
        {profile.sppUnspent}
        {profile.sppEarned > profile.sppUnspent && (
          <small aria-label={t("of-spp", { unspent: profile.sppUnspent, earned: profile.sppEarned })} role="img">
            / {profile.sppEarned}
          </small>
        )}
      </td>
      <td className="num worth">
        {thousands(profile.value.total)}
        {profile.value.rise > 0 && (
          <small>
            {thousands(profile.value.fee)} + {thousands(profile.value.rise)}
          </small>
        )}
      </td>
    </tr>
  );
}

function Characteristic({ characteristic, value, changed }: PlayerProfile["characteristics"][number]) {
  const t = useTranslations("public.squad");
  return (
    <td className={`c st${changed === undefined ? "" : ` st-${changed}`}`} data-l={characteristic}>
      {characteristicText(characteristic, value)}
      {changed !== undefined && <span className="sr-only">, {t(changed)}</span>}
    </td>
  );
}

interface MarksProps {
  readonly player: Squad["players"][number];
  readonly skills: PlayerProfile["skills"];
}

function Marks({ player, skills }: MarksProps) {
  const t = useTranslations("public.squad");
  const locale = useLocale();
  return (
    <span className="sks">
      {skills.map(({ source, ...skill }, index) => (
        <Chip key={`${skill.skill}${index}`} tone={source === "roster" ? "skill" : "won"}>
          {skillName(locale, skill)}
          {source !== "roster" && <span className="sr-only">, {t(`source.${source}`)}</span>}
        </Chip>
      ))}
      {player.changes
        .filter(({ improved, reduced }) => improved !== reduced)
        .map(({ characteristic, improved, reduced }) => (
          <Chip key={characteristic} tone={improved > reduced ? "good" : "bad"}>
            {improved > reduced ? `+${improved - reduced}` : `−${reduced - improved}`} {characteristic}
          </Chip>
        ))}
      {player.niggling > 0 && (
        <Chip tone="warn">
          {player.niggling === 1 ? t("niggling") : t("niggling-many", { count: player.niggling })}
        </Chip>
      )}
    </span>
  );
}
