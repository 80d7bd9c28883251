import { useState } from "react";
import { type CardId, type Cards, footballerOf, type SheetSpace, type Spaces } from "@/engine/juego-de-la-liga";

interface Placing {
  readonly picked: CardId | undefined;
  readonly isOpen: (space: SheetSpace) => boolean;
  readonly onSpace: (space: SheetSpace) => void;
  readonly onBench: (card: CardId) => void;
  /** The picked one leaves the sheet; undefined while nobody on it is picked. */
  readonly toBench: (() => void) | undefined;
}

/** Tap a footballer, then a space of his position: they change places. */
export function usePlacing(cards: Cards, spaces: Spaces, onChange: (spaces: Spaces) => void): Placing {
  const [picked, setPicked] = useState<CardId>();
  const isOpen = ({ id, position }: SheetSpace) =>
    picked !== undefined && footballerOf(cards, picked).position === position && spaces[id] !== picked;
  const from = Object.keys(spaces).find((id) => spaces[id] === picked);

  function put(to: string | undefined, card: CardId) {
    const others = Object.entries(spaces).filter(([id, other]) => id !== to && other !== card);
    const displaced = to === undefined ? undefined : spaces[to];
    const swapped = from !== undefined && displaced !== undefined ? [[from, displaced] as const] : [];
    const placed = to === undefined ? [] : [[to, card] as const];
    onChange(Object.fromEntries([...others, ...swapped, ...placed]));
    setPicked(undefined);
  }

  return {
    picked,
    isOpen,
    onSpace: (space) => {
      const lying = spaces[space.id];
      if (picked !== undefined && isOpen(space)) put(space.id, picked);
      else setPicked(lying === picked ? undefined : lying);
    },
    onBench: (card) => setPicked(card === picked ? undefined : card),
    toBench: picked !== undefined && from !== undefined ? () => put(undefined, picked) : undefined,
  };
}
