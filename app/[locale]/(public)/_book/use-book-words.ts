import { useLocale, useTranslations } from "next-intl";
import { skillName } from "@/app/_club/skill-name";
import { formatNumber, formatScore, formatSigned } from "@/app/_ui/format";
import { useTermWords } from "@/app/_ui/term-words";
import { type BookEntry, rosteredPlayers } from "@/engine/blood-bowl";
import { positionName, rosterName } from "../_parts/names";
import type { ClubBookShown } from "../_parts/shapes";

interface Words {
  readonly title: string;
  readonly notes: readonly string[];
}

type Postings = Extract<BookEntry, { type: "prize" }>["postings"];
type Earned = Extract<BookEntry, { type: "spp-earned" }>["players"][number];

/** What a line of the book says, in words: what happened, and its figures below. */
export function useBookWords({ squad }: Pick<ClubBookShown, "squad">): (entry: BookEntry) => Words {
  const t = useTranslations("book");
  const records = useTranslations("records.player");
  const words = useTranslations("public");
  const locale = useLocale();
  const termOf = useTermWords();
  return (entry) => {
    switch (entry.type) {
      case "drafted":
        return {
          title: t("drafted", { roster: rosterName(locale, entry.roster) }),
          notes: [
            t("drafted-text", {
              players: entry.players.length,
              rerolls: entry.rerolls,
              fans: entry.dedicatedFans,
            }),
            ...terms(entry.postings),
          ],
        };
      case "copied":
        return {
          title: t("copied", { club: entry.of }),
          notes: [
            t("copied-text", { players: rosteredPlayers(entry).length, roster: rosterName(locale, entry.roster) }),
            ...terms(entry.postings),
          ],
        };
      case "inducements-paid":
        return { title: t("inducements-paid"), notes: terms(entry.postings) };
      case "result-settled":
        return {
          title: t(`result.${entry.outcome}`, { score: formatScore(...entry.touchdowns) }),
          notes: terms(entry.postings),
        };
      case "fans-changed":
        return { title: t("fans", { from: entry.from, to: entry.to }), notes: [] };
      case "match-attended":
        return { title: t("attended", { count: entry.players.length }), notes: [] };
      case "spp-earned":
        return {
          title: t("spp"),
          notes: entry.players.map((deeds) => `${named(deeds.player)}: ${deedWords(deeds).join(" · ")}`),
        };
      case "injured":
        return {
          title: `${named(entry.player)}: ${records(`injury.${entry.casualty}`)}`,
          notes: [
            ...(entry.reduced === undefined ? [] : [records("reduced", { characteristic: entry.reduced })]),
            ...(entry.niggling > 0 ? [records("niggling")] : []),
            ...(entry.missesNext && entry.casualty !== "dead" ? [records("misses")] : []),
            ...(entry.hatred === undefined ? [] : [skillName(locale, { skill: "hatred", value: entry.hatred })]),
          ],
        };
      case "advanced":
        return {
          title: `${named(entry.player)}: ${gained(entry)}`,
          notes: [t("advanced-text", { spp: entry.spp, value: formatSigned(locale, entry.valueRise) })],
        };
      case "hired":
        return {
          title: t("hired", { player: worn(entry.player) }),
          notes: [positionName(locale, entry.player.position)],
        };
      case "journeyman-hired":
        return {
          title: t("stays", { player: worn(entry.player) }),
          notes: [positionName(locale, entry.player.position)],
        };
      case "captain-named":
      case "dismissed":
      case "left":
      case "retired":
        return { title: t(entry.type, { player: named(entry.player) }), notes: [] };
      case "staff-changed":
        return { title: `${words(`reason.${entry.what}`)} ${formatSigned(locale, entry.by)}`, notes: [] };
      case "costly-errors":
        return { title: words("reason.costly-errors"), notes: [words(`error.${entry.outcome}`)] };
      case "prize":
        return {
          title: `${words("reason.prize")}, ${words("place.prize", { place: entry.place })}`,
          notes: entry.trophyReroll ? [t("trophy")] : [],
        };
      case "trophy-returned":
        return { title: t("trophy-returned"), notes: [] };
      case "redrafted":
        return {
          title: t("redrafted"),
          notes: [
            t("redrafted-text", { kept: entry.keep.length, hired: entry.hired.length }),
            ...terms(entry.postings),
          ],
        };
      case "renamed":
        return { title: t("renamed", { number: entry.number, name: entry.name }), notes: [] };
      case "corrected":
        return {
          title: words("reason.correction"),
          notes: [
            ...(entry.player === undefined
              ? []
              : [t("corrected-spp", { player: named(entry.player), spp: formatSigned(locale, entry.spp ?? 0) })]),
            ...(entry.dedicatedFans === undefined ? [] : [t("fans-now", { fans: entry.dedicatedFans })]),
          ],
        };
    }
  };

  function named(id: string): string {
    const player = squad?.players.find((one) => one.id === id);
    return player === undefined ? records("unnamed") : worn(player);
  }

  function worn({ number, name }: { readonly number: number; readonly name: string }): string {
    return `${number} ${name}`;
  }

  function gained({ skill, improved }: Extract<BookEntry, { type: "advanced" }>): string {
    if (skill !== undefined) return records("learned", { skill: skillName(locale, { skill }) });
    return records("improved", { characteristic: improved ?? "" });
  }

  function deedWords(deeds: Earned): string[] {
    const counts = [
      ["td", deeds.touchdowns],
      ["cas", deeds.casualties],
      ["cp", deeds.completions],
      ["int", deeds.interceptions],
    ] as const;
    return [
      ...counts.flatMap(([key, count]) => (count === 0 ? [] : records(key, { count }))),
      ...(deeds.playerOfTheMatch > 0 ? [records("mvp")] : []),
      records("spp", { spp: deeds.spp }),
    ];
  }

  /** Money as an open sum, a line a posting. */
  function terms(postings: Postings): string[] {
    return postings.map(({ reason, amount, terms: parts = [] }) =>
      [
        postings.length > 1
          ? `${words(`reason.${reason}`)} ${formatSigned(locale, amount)}`
          : words(`reason.${reason}`),
        ...parts.map(({ term, value, count }) => {
          const kind = reason === "winnings" ? "winnings" : "value";
          return `${kind === "winnings" ? termOf(kind, term) : termOf(kind, term, count)} ${formatNumber(locale, value)}`;
        }),
      ].join(" · "),
    );
  }
}
