import type { CardId } from "../cards";
import type { EventOf } from "../model";
import type { Area, Footballer, State } from "../state";
import { areaOf } from "../table";
import { counted, withArea, withoutCards, withTable } from "./change";

const add = ({ footballers }: Area, ...more: Footballer[]) => ({ footballers: [...footballers, ...more] });

const change = ({ footballers }: Area, card: CardId, to: (footballer: Footballer) => Footballer) => ({
  footballers: footballers.map((one) => (one.card === card ? to(one) : one)),
});

const attach = (area: Area, target: CardId, card: CardId) =>
  change(area, target, ({ attached }) => ({ card: target, attached: [...attached, card] }));

/** A field player comes to the table. */
export function footballerLaid(state: State, { seat, card }: EventOf<"footballer-laid">): State {
  const left = withoutCards(state, seat, [card]);
  return withTable(left, {
    phase: "settling",
    areas: withArea(left.table.areas, seat, (area) => add(area, { card, attached: [] })),
  });
}

/** A Red Card is in the air until it is settled whether it holds. */
export function redCardShown(state: State, { seat, card, target, owner }: EventOf<"red-card-shown">): State {
  return withTable(withoutCards(state, seat, [card]), {
    phase: "settling",
    pending: { about: "red-card", seat, card, target, owner, answers: [] },
    areas: withArea(state.table.areas, seat, (area) => counted(area, "red-cards")),
  });
}

/** A first Yellow Card lies on the footballer, a second is in the air like a Red Card. */
export function yellowCardShown(state: State, event: EventOf<"yellow-card-shown">): State {
  const { seat, card, target, owner, second } = event;
  const left = withoutCards(state, seat, [card]);
  const areas = withArea(left.table.areas, seat, (area) => counted(area, "yellow-cards"));
  if (second) {
    const pending = { about: "second-yellow", seat, card, target, owner, answers: [] } as const;
    return withTable(left, { phase: "settling", areas, pending });
  }
  return withTable(left, {
    phase: "settling",
    areas: withArea(areas, owner, (area) => attach(area, target, card)),
  });
}

/** The card, the footballer and all that lay on him go to the discard pile (rulings F12, F13). */
export function sentOff(state: State, { card, target, owner }: EventOf<"sent-off">): State {
  const { areas, discard } = state.table;
  const attached = areaOf(state.table, owner).footballers.find((one) => one.card === target)?.attached ?? [];
  return withTable(state, {
    pending: undefined,
    areas: withArea(areas, owner, ({ footballers }) => ({
      footballers: footballers.filter((one) => one.card !== target),
    })),
    discard: [...discard, ...attached, target, card],
  });
}

/** The card and the VAR against it go to the discard pile; the footballer stays (LF-070). */
export function sendingOffCancelled(state: State, { card, owner }: EventOf<"sending-off-cancelled">): State {
  const { areas, discard, pending } = state.table;
  return withTable(state, {
    pending: undefined,
    areas: withArea(areas, owner, (area) => counted(area, "saves-by-var")),
    discard: [...discard, card, ...(pending?.answers ?? []).map((answer) => answer.card)],
  });
}

/** An Injury lies on the footballer. */
export function injured(state: State, { seat, card, target, owner }: EventOf<"injured">): State {
  const left = withoutCards(state, seat, [card]);
  const areas = withArea(left.table.areas, seat, (area) => counted(area, "injuries"));
  return withTable(left, { phase: "settling", areas: withArea(areas, owner, (area) => attach(area, target, card)) });
}

/** The injury and the Doctor go to the discard pile. */
export function healed(state: State, { seat, card, target, owner, injury }: EventOf<"healed">): State {
  const left = withoutCards(state, seat, [card]);
  return withTable(left, {
    phase: "settling",
    areas: withArea(left.table.areas, owner, (area) =>
      change(area, target, (one) => ({ ...one, attached: one.attached.filter((on) => on !== injury) })),
    ),
    discard: [...left.table.discard, injury, card],
  });
}

/** Two footballers change places with what lies on them (ruling F16). */
export function playersExchanged(state: State, event: EventOf<"players-exchanged">): State {
  const { seat, card, own, other, owner } = event;
  const left = withoutCards(state, seat, [card]);
  const mine = areaOf(state.table, seat).footballers.find((one) => one.card === own);
  const theirs = areaOf(state.table, owner).footballers.find((one) => one.card === other);
  if (mine === undefined || theirs === undefined) throw new Error(`no exchange of ${own} for ${other}`);
  const areas = withArea(left.table.areas, seat, (area) => change(area, own, () => theirs));
  return withTable(left, {
    phase: "settling",
    areas: withArea(areas, owner, (area) => change(area, other, () => mine)),
    discard: [...left.table.discard, card],
  });
}
