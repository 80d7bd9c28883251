import type { Edition } from "../editions/model";

/** Gold for a final place, paid after the last costly errors (R24); 0 below the prize places. */
export const prizeOf = (place: number, edition: Pick<Edition, "prizes">) => edition.prizes[place - 1] ?? 0;
