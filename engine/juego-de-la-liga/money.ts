/** An amount in whole units of half a million (J16): 13M is 26. */
export type Money = number;

/** Millions, as printed on cards and spaces, in units of half a million. */
export const millions = (amount: number): Money => Math.round(amount * 2);

/** Units of half a million as the number of millions that a screen shows. */
export const inMillions = (amount: Money): number => amount / 2;

/** Half an amount, rounded down to the next half million (J16): of 13.5M, 6.5M. */
export const half = (amount: Money): Money => Math.floor(amount / 2);

/** Fixed amounts of the rulebook, in units of half a million. */
export const AMOUNTS = {
  startingMoney: millions(150),
  startPassed: millions(6),
  startExact: millions(9),
  fineSpace: millions(4),
  incomeSpace: millions(6),
  fineCard7: millions(7),
  fineCard4: millions(4),
} as const;

/** The notes of the starting money, shown at set-up only: value in millions and number. */
export const STARTING_NOTES = [
  { value: 5, count: 6 },
  { value: 10, count: 4 },
  { value: 20, count: 4 },
] as const;
