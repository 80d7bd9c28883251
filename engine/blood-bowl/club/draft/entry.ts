import type { Edition } from "../../editions/model";
import { type BookEntry, POSTING_REASONS, type Posting } from "../book";
import { positionOf, rosterOf } from "../rosters";
import { affiliationOf } from "./affiliation";
import { draftCost } from "./cost";
import type { Draft } from "./model";

/** The first entry of a club's book out of a legal draft; what is left of the budget is the treasury (R23). */
export function draftEntry(draft: Draft, edition: Edition): Extract<BookEntry, { type: "drafted" }> {
  const roster = rosterOf(draft, edition);
  const { leagues, specialRules } = affiliationOf(roster, draft);
  const { players, captain, roster: _, leagues: __, specialRules: ___, ...staff } = draft;
  const joining = players.map(({ number, name, position }, index) => ({
    id: `p${index + 1}`,
    number,
    name,
    position,
    fee: positionOf({ position }, roster).cost,
  }));
  const captainId = joining.find(({ number }) => number === captain)?.id;
  return {
    type: "drafted",
    edition: edition.id,
    roster: roster.id,
    leagues: [...leagues],
    specialRules: [...specialRules],
    players: joining,
    ...(captainId === undefined ? {} : { captain: captainId }),
    ...staff,
    rerollPrice: roster.rerollPrice,
    postings: draftPostings(draft, edition),
  };
}

function draftPostings(draft: Draft, edition: Edition): Posting[] {
  const { terms } = draftCost(draft, rosterOf(draft, edition), edition);
  return [
    { amount: edition.draft.budget, reason: "budget" },
    ...POSTING_REASONS.flatMap((reason) =>
      terms.filter(({ term, value }) => term === reason && value > 0).map(({ value }) => ({ amount: -value, reason })),
    ),
  ];
}
