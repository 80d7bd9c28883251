import type { Event } from "./event";
import * as board from "./evolve/board";
import { fromBank, withClub, withStage } from "./evolve/changes";
import * as market from "./evolve/market";
import * as match from "./evolve/match";
import * as matchday from "./evolve/matchday";
import * as setUp from "./evolve/set-up";
import type { State } from "./state";

/** Folds one event onto a season; never refuses and never rolls. `at` is the stored time in ms. */
export function evolve(state: State | undefined, event: Event, at: number): State {
  if (event.type === "started") return setUp.started(event);
  if (state === undefined) throw new Error(`"${event.type}" before "started"`);
  switch (event.type) {
    case "calendar-made":
      return setUp.calendarMade(state, event);
    case "sheets-dealt":
      return setUp.sheetsDealt(state, event);
    case "money-dealt":
      return setUp.moneyDealt(state, event);
    case "order-rolled":
      return { ...state, order: event.order };
    case "draft-turn-began":
      return { ...state, phase: { kind: "draft", seat: event.seat, since: at } };
    case "sheet-chosen":
      return withClub(state, event.seat, (club) => ({ ...club, sheet: event.sheet }));
    case "turn-began":
      return board.turnBegan(state, event, at);
    case "moved":
      return board.moved(state, event);
    case "income-received":
      return fromBank(state, event.seat, event.amount);
    case "fine-owed":
      return board.fineOwed(state, event);
    case "fine-paid":
      return board.finePaid(state, event);
    case "action-drawn":
      return board.actionDrawn(state, event);
    case "actions-shuffled":
      return board.actionsShuffled(state, event);
    case "top-owed":
      return withStage(state, { kind: "choosing-top", among: event.among });
    case "contract-ended":
      return board.contractEnded(state, event);
    case "without-effect":
      return board.withoutEffect(state, event);
    case "sold":
      return board.sold(state, event);
    case "footballers-shuffled":
      return market.footballersShuffled(state, event);
    case "refilled":
      return market.refilled(state, event);
    case "signing-offered":
      return market.signingOffered(state, event);
    case "clausulazo-offered":
      return withStage(state, { kind: "clausulazo" });
    case "signed":
      return market.signed(state, event);
    case "taken":
      return market.taken(state, event);
    case "eliminated":
      return market.eliminated(state, event);
    case "arranged":
      return withClub(state, event.seat, (club) => ({ ...club, spaces: event.spaces }));
    case "matchday-began":
      return matchday.matchdayBegan(state, event, at);
    case "lined-up":
      return matchday.linedUp(state, event);
    case "line-up-missed":
      return matchday.lineUpMissed(state, event);
    case "match-began":
      return match.matchBegan(state, event, at);
    case "rolled":
      return match.rolled(state, event);
    case "substituted":
      return match.substituted(state, event);
    case "match-ended":
      return match.matchEnded(state, event);
    case "play-off-made":
      return matchday.playOffMade(state, event);
    case "season-ended":
      return matchday.seasonEnded(state, event);
  }
}
