/** A die that a command needs and that nobody has rolled yet. */
export interface DieNeed {
  readonly sides: number;
  readonly purpose: string;
}

/** What a rule answers: what now holds, why not, or which faces must be typed first. */
export type Decision<Event, Refusal extends string = string> =
  | { readonly kind: "accepted"; readonly events: readonly Event[] }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly detail?: RefusalDetail }
  | { readonly kind: "needs-dice"; readonly needs: readonly DieNeed[] };

/** Figures that the words of a refusal quote ("15,000 over"). */
export type RefusalDetail = Readonly<Record<string, string | number>>;

export const accept = <Event>(...events: readonly Event[]) => ({ kind: "accepted", events }) as const;

export function refuse<Refusal extends string>(refusal: Refusal, detail?: RefusalDetail) {
  return detail === undefined
    ? ({ kind: "refused", refusal } as const)
    : ({ kind: "refused", refusal, detail } as const);
}
