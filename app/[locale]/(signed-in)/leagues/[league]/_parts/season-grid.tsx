import { getTranslations } from "next-intl/server";
import type { BoardFixture } from "./office-types";

const STATES = ["played", "live", "late", "open"] as const;

/** The season at a glance: a column a round, a block a fixture. */
export async function SeasonGrid({ fixtures }: { readonly fixtures: readonly BoardFixture[] }) {
  const t = await getTranslations("office");
  const rounds = [...new Set(fixtures.map(({ round }) => round))];
  const current = fixtures.find(({ state }) => state !== "played" && state !== "cancelled")?.round;
  return (
    <>
      <ol className="season-grid" aria-label={t("season-grid")}>
        {rounds.map((round) => {
          const own = fixtures.filter((fixture) => fixture.round === round);
          const played = own.filter(({ state }) => state === "played").length;
          return (
            <li key={round} aria-label={t("round-played", { round, played, all: own.length })}>
              {own.map(({ id, state }) => (
                <i key={id} className={`season-${state}`} />
              ))}
              <b className={round === current ? "is-current" : undefined}>{round}</b>
            </li>
          );
        })}
      </ol>
      <p className="season-key small">
        {STATES.map((state) => (
          <span key={state}>
            <i className={`season-${state}`} /> {t(`state.${state}`)}
          </span>
        ))}
      </p>
    </>
  );
}
