import type { Event } from "../model";

/** Whether an event after the match tells faces of dice, which a coach cannot take back by himself. */
export function rolledIn(event: Event): boolean {
  switch (event.type) {
    case "result-settled":
      return event.desertions.length > 0;
    case "dedicated-fans-rolled":
      return event.face !== undefined || event.conceded !== undefined;
    case "costly-errors-rolled":
      return event.face !== undefined;
    case "player-of-the-match-named":
      return event.faces.length > 0;
    case "advancement-rolled":
      return true;
    case "player-advanced":
      return event.faces !== undefined;
    default:
      return false;
  }
}
