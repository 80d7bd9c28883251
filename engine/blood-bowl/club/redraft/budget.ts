import type { Edition } from "../../editions/model";
import { pieces, type Sum, sumOf } from "../../money/sum";
import type { Club } from "../model";

/** Gold of a redraft, term by term (R24); what goes beyond the cap is a negative term. */
export function redraftBudget(
  club: Pick<Club, "treasury" | "season">,
  edition: Pick<Edition, "draft" | "redraft">,
): Sum {
  const { perFixture, perWin, perDraw, cap } = edition.redraft;
  const { played, won, drawn } = club.season;
  const earned = sumOf([
    { term: "budget", value: edition.draft.budget },
    { term: "treasury", value: club.treasury },
    pieces("fixtures", played, perFixture),
    pieces("wins", won, perWin),
    pieces("draws", drawn, perDraw),
  ]);
  if (cap === undefined || earned.total <= cap) return earned;
  return sumOf([...earned.terms, { term: "cap", value: cap - earned.total }]);
}
