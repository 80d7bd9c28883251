import { useLocale, useTranslations } from "next-intl";
import { formatNumber, formatScore, formatSigned } from "@/app/_ui/format";
import { useTermWords } from "@/app/_ui/term-words";
import type { AccountLine } from "@/server/public/account";
import type { ClubMatch } from "@/server/public/club";
import { positionName } from "./names";

interface AccountLinesProps {
  readonly lines: readonly AccountLine[];
  readonly matches: readonly ClubMatch[];
}

/** Postings with the treasury after each: which match, what for, the terms of the sum and the faces that were rolled. */
export function AccountLines({ lines, matches }: AccountLinesProps) {
  const t = useTranslations("public");
  const locale = useLocale();
  const explain = useExplanation();
  return (
    <ul className="account">
      {lines.map((line, index) => {
        const match = matches.find(({ fixtureId }) => fixtureId === line.fixtureId);
        const { amount, reason } = line.posting;
        return (
          <li key={`${line.seq}-${index}`}>
            <span className="faint small strong">
              {match === undefined ? "" : t("treasury.round-short", { round: match.round })}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <b>{t(`reason.${reason}`)}</b>
              <span className="small muted block">{explain(line, match).join(" · ")}</span>
            </span>
            <span>
              <span className={`num ${amount > 0 ? "plus" : "minus"}`}>{formatSigned(locale, amount)}</span>
              <span className="bal">
                <span className="sr-only">{t("treasury.balance")} </span>
                {formatNumber(locale, line.balance)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Everything that is known of a posting, in words. */
function useExplanation(): (line: AccountLine, match: ClubMatch | undefined) => string[] {
  const t = useTranslations("public");
  const locale = useLocale();
  const wordsOf = useTermWords();
  return ({ entry, posting, dice, reason }, match) => {
    const terms = (posting.terms ?? []).map(
      ({ term, value, count }) =>
        `${posting.reason === "winnings" ? wordsOf("winnings", term) : wordsOf("value", term, count)} ${formatNumber(locale, value)}`,
    );
    const faces = dice
      .filter(({ purpose }) => purpose.startsWith(entry.type))
      .map(({ sides, face, source }) => t(source === "app" ? "treasury.die" : "treasury.die-typed", { sides, face }));
    const parts: (string | undefined)[] = [
      match && againstText(match),
      ...aboutEntry(),
      terms.length === 0 ? undefined : terms.join(" + "),
      ...faces,
      reason && t("treasury.by-hand", { reason }),
    ];
    return parts.flatMap((part) => part || []);

    function againstText({ opponents, score, against, outcome }: ClubMatch): string {
      const who = t("treasury.against", { opponent: opponents.join(", ") });
      if (score === undefined || against === undefined || outcome === undefined) return who;
      return `${who} ${formatScore(score, against)}`;
    }

    function aboutEntry(): string[] {
      switch (entry.type) {
        case "hired":
        case "journeyman-hired":
          return [`${entry.player.number} ${entry.player.name}, ${positionName(locale, entry.player.position)}`];
        case "costly-errors":
          return [t(`error.${entry.outcome}`)];
        case "prize":
          return [t("place.prize", { place: entry.place })];
        default:
          return [];
      }
    }
  };
}
