import type { Characteristic } from "@/engine/blood-bowl";

/** A characteristic as a sheet prints it: "6", "3+" where a die has to reach it, "–" where there is none. */
export function characteristicText(characteristic: Characteristic, value: number | undefined): string {
  if (value === undefined) return "–";
  return characteristic === "MA" || characteristic === "ST" ? String(value) : `${value}+`;
}
