import { useTranslations } from "next-intl";
import type { Side } from "@/engine/blood-bowl";
import { usePlay } from "./play-context";
import { PURPOSES, type PurposeWord, tokenName } from "./words";

/** The purpose of a die in words: "casualty:home:p5" is "Casualty, 7 Brandt". */
export function usePurposeWords(): (purpose: string) => string {
  const { state } = usePlay();
  const t = useTranslations("recorder");
  return (purpose) => {
    const [first = "", side, player] = purpose.split(":");
    const what = first.replace(/-\d+$/, "");
    const name = isPurpose(what) ? t(`purpose.${what}`) : what;
    if (!isSide(side)) return name;
    const { tokens, name: club, club: book } = state.sides[side];
    const token = tokens.find(({ id }) => id === player);
    const shirt = book.players.find(({ id }) => id === player);
    const whom =
      token === undefined ? (shirt === undefined ? club : `${shirt.number} ${shirt.name}`) : tokenName(t, token);
    return `${name}, ${whom}`;
  };
}

const isPurpose = (word: string): word is PurposeWord => PURPOSES.some((purpose) => purpose === word);

const isSide = (word: string | undefined): word is Side => word === "home" || word === "away";
