import type { AnswerRow } from "./store";

export const AGREEMENT_STATES = ["waiting", "disputed", "confirmed"] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** What a result is judged by. */
export interface AgreementInput {
  /** Of the result that counts. */
  readonly revision: number;
  /** Both sides are asked; otherwise it stands until somebody disputes it. */
  readonly isAsked: boolean;
  /** Seats that have a coach. */
  readonly coached: readonly number[];
  /** Everything said about the fixture's results, in its order. */
  readonly answers: readonly AnswerRow[];
}

/** How far people agree on a result. */
export interface Agreement {
  readonly state: AgreementState;
  readonly revision: number;
  /** Nobody can dispute it any more: all coaches confirmed it, or an organiser did. */
  readonly isFinal: boolean;
  readonly confirmedBy: readonly number[];
  readonly disputedBy: readonly number[];
}

/** The last word of every seat about this very revision; an organiser's word ends it. */
export function agreementOn({ revision, isAsked, coached, answers }: AgreementInput): Agreement {
  const own = answers.filter((answer) => answer.revision === revision);
  const last = new Map(own.flatMap(({ seat, answer }) => (seat === null ? [] : [[seat, answer] as const])));
  const seatsThat = (said: AnswerRow["answer"]) =>
    [...last].flatMap(([seat, answer]) => (answer === said ? seat : [])).sort((a, b) => a - b);
  const confirmedBy = seatsThat("confirmed");
  const disputedBy = seatsThat("disputed");
  const isUpheld = own.some(({ seat }) => seat === null);
  const allAgree = coached.length > 0 && coached.every((seat) => confirmedBy.includes(seat));
  const isFinal = isUpheld || (allAgree && disputedBy.length === 0);
  const state = isFinal ? "confirmed" : disputedBy.length > 0 ? "disputed" : isAsked ? "waiting" : "confirmed";
  return { state, revision, isFinal, confirmedBy, disputedBy };
}
