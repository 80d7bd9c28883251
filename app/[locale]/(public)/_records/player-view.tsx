import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { SquadTable } from "../_parts/squad-table";
import { CareerCard } from "./career-card";
import type { PlayerShown } from "./records-shown";

const FIGURES = ["matches", "touchdowns", "casualties", "completions", "interceptions", "playerOfTheMatch"] as const;

/** A player: the line of the roster, figures of all matches, and the career step by step. */
export function PlayerView({ page }: { readonly page: PlayerShown }) {
  const t = useTranslations("records");
  const { squad, player } = page;
  const label = (figure: (typeof FIGURES)[number]) =>
    figure === "matches" ? t("matches") : figure === "playerOfTheMatch" ? "MVP" : t(`unit.${figure}`);
  return (
    <>
      <Card flush>
        <SquadTable squad={squad} players={[player]} />
      </Card>
      <div className="page-split">
        <CareerCard page={page} />
        <Card flush title={t("player.figures")}>
          <table className="table table-tight">
            <tbody>
              {FIGURES.map((figure) => (
                <tr key={figure}>
                  <th scope="row" className="l">
                    {label(figure)}
                  </th>
                  <td className="pts">{player.tally[figure]}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" className="l">
                  {t("unit.spp")}
                </th>
                <td className="pts">{player.sppEarned}</td>
              </tr>
            </tbody>
          </table>
        </Card>
      </div>
    </>
  );
}
