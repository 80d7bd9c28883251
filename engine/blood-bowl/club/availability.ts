import type { Club, ClubPlayer } from "./model";

/** Players who count to the sixteen: those who play and those who are temporarily retired (R25). */
export const rosteredPlayers = (club: Pick<Club, "players">): ClubPlayer[] =>
  club.players.filter(({ status }) => status === "active" || status === "temporarily-retired");

/** Whether a player can play the club's next match. */
export const isAvailable = ({ status, missesNext }: Pick<ClubPlayer, "status" | "missesNext">) =>
  status === "active" && !missesNext;

/** Players who can play the club's next match (BB-008). */
export const availablePlayers = (club: Pick<Club, "players">): ClubPlayer[] => club.players.filter(isAvailable);
