import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/app/_ui/format";
import { ScrollRegion } from "@/app/_ui/scroll-region";
import {
  type Club,
  currentTeamValueOf,
  edition,
  isAvailable,
  profileOf,
  rosteredPlayers,
  rosterOf,
  valuedClub,
} from "@/engine/blood-bowl";
import { nameIn } from "@/engine/blood-bowl/data/names/names";
import { POSITION_NAMES } from "@/engine/blood-bowl/data/names/positions";
import { ROSTER_NAMES } from "@/engine/blood-bowl/data/names/rosters";
import { characteristicText } from "./characteristic-text";
import { SheetMarks } from "./sheet-marks";
import { skillName } from "./skill-name";

/** A side of a match as its sheet shows it. */
export interface SheetSide {
  readonly name: string;
  readonly coach: string | undefined;
  readonly club: Club;
}

/** Both sides before a match on one page, with room to write down what happens. */
export function MatchSheet({ sides }: { readonly sides: readonly SheetSide[] }) {
  return (
    <div className="match-sheet">
      {sides.map((side, seat) => (
        <SideSheet key={side.name} {...side} isHome={seat === 0} />
      ))}
    </div>
  );
}

const DEEDS = ["CP", "TD", "INT", "CAS", "MVP"] as const;

function SideSheet({ name, coach, club, isHome }: SheetSide & { readonly isHome: boolean }) {
  const t = useTranslations("sheet");
  const locale = useLocale();
  const rules = edition(club.edition);
  const roster = rosterOf(club, rules);
  const value = currentTeamValueOf(valuedClub(club, roster), rules).total;
  const players = rosteredPlayers(club).toSorted((a, b) => a.number - b.number);
  const facts = [
    t("value", { value: formatNumber(locale, value) }),
    t("rerolls", { count: club.rerolls + club.trophyRerolls }),
    ...(club.apothecary ? [t("apothecary")] : []),
    t("fans", { count: club.dedicatedFans }),
    t("assistants", { count: club.assistantCoaches }),
    t("cheerleaders", { count: club.cheerleaders }),
    t("treasury", { gold: formatNumber(locale, club.treasury) }),
  ];
  return (
    <section className={`sheet-side ${isHome ? "sheet-home" : "sheet-away"}`}>
      <header className="sheet-head">
        <h3>{name}</h3>
        <p className="small">
          {[nameIn(ROSTER_NAMES, club.roster, locale), coach].filter(Boolean).join(" · ")}
          <br />
          {facts.join(" · ")}
        </p>
      </header>
      <ScrollRegion label={name}>
        <table className="sheet">
          <thead>
            <tr>
              <th scope="col">{t("number")}</th>
              <th scope="col" className="l">
                {t("player")}
              </th>
              {["MA", "ST", "AG", "PA", "AV"].map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
              <th scope="col" className="l">
                {t("skills")}
              </th>
              {DEEDS.map((deed) => (
                <th key={deed} scope="col" className="sheet-box">
                  {deed}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => {
              const { characteristics, skills } = profileOf(player, roster, rules);
              return (
                <tr key={player.id} className={isAvailable(player) ? undefined : "sheet-out"}>
                  <td>{player.number}</td>
                  <th scope="row" className="l">
                    {player.name} <small>{nameIn(POSITION_NAMES, player.position, locale)}</small>
                  </th>
                  {characteristics.map(({ characteristic, value: worth, changed }) => (
                    <td key={characteristic} className={changed && "sheet-changed"}>
                      {characteristicText(characteristic, worth)}
                    </td>
                  ))}
                  <td className="l sheet-skills">
                    {[
                      ...(isAvailable(player) ? [] : [t("misses")]),
                      ...skills.map((skill) => skillName(locale, skill)),
                      ...(player.niggling > 0 ? [t("niggling", { count: player.niggling })] : []),
                    ].join(", ")}
                  </td>
                  {DEEDS.map((deed) => (
                    <td key={deed} className="sheet-box" />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <SheetMarks rerolls={club.rerolls + club.trophyRerolls} />
    </section>
  );
}
