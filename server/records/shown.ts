/** How many are shown of each kind of record. */
export const SHOWN = 10;
