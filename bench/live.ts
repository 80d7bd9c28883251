import type { Figure } from "./figure";
import { races } from "./live/races";
import { tablets } from "./live/tablets";

/** From a tap to what the others see: matches at tables, and races. */
export const bench = async (): Promise<Figure[]> => [...(await tablets()), ...(await races())];
