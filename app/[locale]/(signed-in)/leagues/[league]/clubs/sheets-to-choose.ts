import { cardsOf, Options } from "@/engine/juego-de-la-liga";

/** A game system sheet that a coach may have. */
export interface SheetChoice {
  readonly id: string;
  readonly formation: string;
}

/** The sheets of a season's cards where each coach chooses one before it starts; undefined where they are dealt or drafted. */
export function sheetsToChoose(options: unknown): readonly SheetChoice[] | undefined {
  const { data } = Options.safeParse(options);
  if (data === undefined || data.sheets !== "chosen") return undefined;
  return cardsOf(data.set).set.sheets.map(({ id, formation }) => ({ id, formation }));
}
