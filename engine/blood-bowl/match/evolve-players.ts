import { withDeed, withMatch, withSide, withToken } from "../changes";
import { FULL_SIDE } from "../club/journeymen";
import { loanOf } from "../loans";
import type { EventOf } from "../model";
import type { State } from "../state";
import { newToken, onPitch } from "../tokens";
import { matchOf } from "./checks";
import { withReserves } from "./drives";
import type { PlayerRef } from "./model";

/** A reserve who did something has come on, whether or not anybody told; beyond eleven he stays where he is shown. */
export function cameOn(state: State, ref: PlayerRef): State {
  const room = onPitch(state.sides[ref.side].tokens).length < FULL_SIDE;
  return withToken(state, ref, (token) =>
    token.place === "reserves" && room ? { ...token, place: "pitch", played: true } : { ...token, played: true },
  );
}

/** Who is back among the reserves; sides that named no line-up fill up with them. */
export function recovered(state: State, { rolls }: EventOf<"recoveries-rolled">): State {
  const back = rolls
    .filter((roll) => roll.recovered)
    .reduce((next, ref) => withToken(next, ref, (token) => ({ ...token, place: "reserves", since: undefined })), state);
  return withMatch(withReserves(back, matchOf(state).linedUp), () => ({ recoveriesRolled: true }));
}

/** Exactly these are on the pitch. */
export function linedUp(state: State, { side, players }: EventOf<"line-up-set">): State {
  const placed = withSide(state, side, ({ tokens }) => ({
    tokens: tokens.map((token) => {
      if (players.includes(token.id)) return { ...token, place: "pitch" };
      return token.place === "pitch" ? { ...token, place: "reserves" } : token;
    }),
  }));
  return withMatch(placed, (match) => ({ linedUp: [...match.linedUp.filter((each) => each !== side), side] }));
}

/** A player changes place; an apothecary who brings him round is used up. */
export function moved(state: State, event: EventOf<"player-moved">): State {
  const { to, when, side, apothecary } = event;
  const out = to === "knocked-out" || to === "sent-off";
  const placed = withToken(state, event, (token) => ({
    ...token,
    place: to,
    since: out ? when : undefined,
    played: token.played || to !== "reserves",
  }));
  return apothecary === true ? withoutApothecary(placed, side) : placed;
}

/** A casualty that waits for its coach takes the player out in the meantime. */
export function opened(state: State, event: EventOf<"casualty-opened">): State {
  const out = withToken(state, event.victim, (token) => ({
    ...token,
    played: true,
    place: "casualty",
    since: event.when,
  }));
  return withMatch(out, () => ({ openCasualties: [...othersOpen(state, event.victim), event] }));
}

/** Victim, causer and apothecary of a casualty that is settled. */
export function harmed(state: State, event: EventOf<"casualty-suffered">): State {
  const { victim, by, to, when, spp, apothecary } = event;
  const out = withToken(state, victim, (token) => ({
    ...token,
    played: true,
    place: to,
    since: to === "casualty" ? when : undefined,
  }));
  const noted = withMatch(out, ({ casualties }) => ({
    openCasualties: othersOpen(state, victim),
    casualties: [...casualties, event],
  }));
  const treated = apothecary ? withoutApothecary(noted, victim.side) : noted;
  if (by === undefined) return treated;
  const caused = by.side === victim.side ? 0 : 1;
  return withDeed(cameOn(treated, by), by, { casualtiesCaused: caused, casualties: spp > 0 ? 1 : 0, spp });
}

const othersOpen = (state: State, { side, player }: PlayerRef) =>
  matchOf(state).openCasualties.filter(({ victim }) => victim.side !== side || victim.player !== player);

const withoutApothecary = (state: State, side: PlayerRef["side"]): State =>
  withMatch(state, ({ apothecaries }) => ({ apothecaries: { ...apothecaries, [side]: apothecaries[side] - 1 } }));

/** A dead opponent joins the reserves. */
export const raised = (state: State, { side, guest }: EventOf<"player-raised">): State =>
  withSide(state, side, ({ guests, loans, tokens }) => ({
    guests: [...guests, guest],
    loans: [...loans, loanOf(guest)],
    tokens: [...tokens, newToken(guest)],
  }));
