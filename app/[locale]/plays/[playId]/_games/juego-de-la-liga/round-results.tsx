import { useTranslations } from "next-intl";
import { useNames, useTable } from "./table-context";

interface RoundResultsProps {
  readonly round: number;
  readonly onWatch?: ((fixture: string) => void) | undefined;
}

/** The fixtures of a matchday with their results; those whose dice are still known can be watched. */
export function RoundResults({ round, onWatch }: RoundResultsProps) {
  const t = useTranslations("juego");
  const { view } = useTable();
  const { club } = useNames();
  return (
    <ul className="round">
      {view.fixtures
        .filter((fixture) => fixture.round === round)
        .map(({ key, home, away, result }) => (
          <li key={key}>
            <span className="cut">{club(home)}</span>
            <b className="num">{result === undefined ? "–" : `${result.goals[0]}–${result.goals[1]}`}</b>
            <span className="cut">{club(away)}</span>
            {onWatch !== undefined && (result?.rolls?.length ?? 0) > 0 && (
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={t("watch-match", { home: club(home), away: club(away) })}
                onClick={() => onWatch(key)}
              >
                {t("watch")}
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}
