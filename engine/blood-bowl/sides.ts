import { z } from "zod";

/** The two sides of a fixture; home is seat 0 and away is seat 1. */
export const SIDES = ["home", "away"] as const;
export const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;

/** One value for each side. */
export type BySide<T> = Readonly<Record<Side, T>>;

/** The other side of the fixture. */
export const opponentOf = (side: Side): Side => (side === "home" ? "away" : "home");

/** Seat 0 is home, seat 1 is away. */
export const seatOf = (side: Side) => SIDES.indexOf(side);

/** `undefined` for a spectator or a seat that the game does not have. */
export const sideOf = (seat: number | undefined): Side | undefined => (seat === undefined ? undefined : SIDES[seat]);
