import { useLocale, useTranslations } from "next-intl";
import { formatNumber, formatSigned } from "@/app/_ui/format";
import { Icon } from "@/app/_ui/icon";
import { chevronDown } from "@/app/_ui/icon-paths";
import { explain } from "@/engine/league/explain";
import { EXPLAIN_WORDS, type ScoreNoun } from "@/engine/league/explain-words";
import type { Separation } from "@/engine/league/table";
import type { Criterion } from "@/engine/league/table-rules";

interface LevelClubsProps {
  readonly separations: readonly Separation[];
  readonly tiebreakers: readonly Criterion[];
  readonly nameOf: (entry: string) => string;
  readonly noun: ScoreNoun;
}

/** Why clubs that are level on points stand in this order: a ladder of criteria each, and the same as a sentence. */
export function LevelClubs({ separations, tiebreakers, nameOf, noun }: LevelClubsProps) {
  const t = useTranslations("public.level");
  const locale = useLocale();
  if (separations.length === 0) return undefined;
  const levelOn = tiebreakers[0] === "points-per-match" ? "points-per-match" : "points";
  return (
    <section className="level" aria-label={t("title")}>
      {separations.map((separation, index) => {
        const names = { above: nameOf(separation.above), below: nameOf(separation.below) };
        return (
          <details key={separation.above} open={index === 0}>
            <summary>
              <h3>{t(separation.by === undefined ? "shared" : "why", names)}</h3>
              <Icon path={chevronDown} size="sm" />
            </summary>
            <Rungs separation={separation} tiebreakers={tiebreakers} noun={noun} />
            <p className="small muted">{explain(separation, { nameOf, locale, noun, levelOn })}.</p>
          </details>
        );
      })}
    </section>
  );
}

interface RungsProps {
  readonly separation: Separation;
  readonly tiebreakers: readonly Criterion[];
  readonly noun: ScoreNoun;
}

function Rungs({ separation, tiebreakers, noun }: RungsProps) {
  const t = useTranslations("public.level");
  const locale = useLocale();
  const { by, level, figures, headToHeadOpen } = separation;
  const criteria = tiebreakers.slice(1);
  const words = EXPLAIN_WORDS[locale].criterion(noun);
  const nameOf = (criterion: Criterion) =>
    criterion === "lots" || criterion === "play-off" ? EXPLAIN_WORDS[locale].decided[criterion] : words[criterion];
  const at = by === undefined || by === "manual" ? -1 : criteria.indexOf(by);
  const before = criteria.slice(0, at < 0 ? criteria.length : at);
  const waiting = before.filter((criterion) => headToHeadOpen && isHeadToHead(criterion));
  const equal = before.filter((criterion) => !waiting.includes(criterion) && !isDecided(criterion));
  const next = at < 0 ? undefined : criteria[at + 1];
  return (
    <div className="rungs">
      <Rung figure={`${formatNumber(locale, level)} = ${formatNumber(locale, level)}`} text={t("points")} />
      {waiting.length > 0 && <Rung isOff figure="–" text={`${t("waits")}: ${waiting.map(nameOf).join(", ")}`} />}
      {equal.length > 0 && <Rung figure="=" text={`${t("also")}: ${equal.map(nameOf).join(", ")}`} />}
      {figures !== undefined && by !== undefined && by !== "manual" && (
        <Rung isLit figure={`${shown(figures.above)} – ${shown(figures.below)}`} text={capital(nameOf(by))} />
      )}
      {figures === undefined && by !== undefined && (
        <Rung
          isLit
          figure={t("decided")}
          text={capital(by === "manual" ? EXPLAIN_WORDS[locale].decided.manual : nameOf(by))}
        />
      )}
      {next !== undefined && <Rung isOff figure="·" text={`${t("not-reached")}: ${nameOf(next)}`} />}
    </div>
  );

  function shown(figure: number): string {
    return by?.includes("difference") ? formatSigned(locale, figure) : formatNumber(locale, figure);
  }
}

const isHeadToHead = (criterion: Criterion) => criterion.startsWith("head-to-head");

const isDecided = (criterion: Criterion) => criterion === "lots" || criterion === "play-off";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface RungProps {
  readonly figure: string;
  readonly text: string;
  readonly isLit?: boolean;
  readonly isOff?: boolean;
}

function Rung({ figure, text, isLit = false, isOff = false }: RungProps) {
  return (
    <div className={`rung${isLit ? " rung-lit" : ""}${isOff ? " rung-off" : ""}`}>
      <b>{figure}</b>
      <span>{text}</span>
    </div>
  );
}
