import { refuse } from "../../../core/decision";
import type { Edition } from "../../editions/model";
import type { Club } from "../model";
import { rosterOf } from "../rosters";
import { checkGold } from "./hire";
import type { Refused } from "./refusal";

/** What a club has beside players. */
export type StaffKind = "assistant-coaches" | "cheerleaders" | "apothecary" | "rerolls";

/** Price of one after the draft, in gold pieces; re-rolls cost a multiple of the roster's price (BB-169). */
export function staffPrice(what: StaffKind, club: Pick<Club, "rerollPrice">, edition: Edition): number {
  switch (what) {
    case "assistant-coaches":
      return edition.staff.assistantCoaches.price;
    case "cheerleaders":
      return edition.staff.cheerleaders.price;
    case "apothecary":
      return edition.staff.apothecary.price;
    case "rerolls":
      return club.rerollPrice * edition.rerolls.laterFactor;
  }
}

/** How many of a kind a club has. */
export function staffOf(what: StaffKind, club: Club): number {
  switch (what) {
    case "assistant-coaches":
      return club.assistantCoaches;
    case "cheerleaders":
      return club.cheerleaders;
    case "apothecary":
      return club.apothecary ? 1 : 0;
    case "rerolls":
      return club.rerolls;
  }
}

/** How many of a kind a club may have (BB-169, BB-170); no apothecary where the roster bars one. */
export function staffMax(what: StaffKind, club: Pick<Club, "roster">, edition: Edition): number {
  switch (what) {
    case "assistant-coaches":
      return edition.staff.assistantCoaches.max;
    case "cheerleaders":
      return edition.staff.cheerleaders.max;
    case "apothecary":
      return rosterOf(club, edition).apothecary ? edition.staff.apothecary.max : 0;
    case "rerolls":
      return edition.rerolls.max;
  }
}

/** Why staff or re-rolls cannot change by so many; `undefined`: they can. Nobody gets gold back for staff who go. */
export function checkStaff(club: Club, what: StaffKind, by: number, edition: Edition): Refused | undefined {
  const [have, max] = [staffOf(what, club), staffMax(what, club, edition)];
  if (by < 0 && what === "rerolls") return refuse("rerolls-not-for-sale");
  if (by > 0 && what === "apothecary" && max === 0) return refuse("no-apothecary-in-roster");
  if (by === 0 || have + by < 0 || (by > 0 && have + by > max)) return refuse("staff-limit", { have, by, max });
  return by > 0 ? checkGold(club, by * staffPrice(what, club, edition)) : undefined;
}
