/** Tries that are counted, each with how many there may be in a window of how many minutes. */
export const LIMITS = {
  /** Sign-ins that failed, by address of the account; */
  "sign-in": { most: 10, minutes: 15 },
  /** and by address of the asker, behind which a whole club may sit. */
  "sign-in-from": { most: 60, minutes: 15 },
  /** The present password, asked of somebody who is signed in. */
  password: { most: 10, minutes: 15 },
  "sign-up-from": { most: 40, minutes: 60 },
  "set-up": { most: 30, minutes: 15 },
  "set-up-from": { most: 10, minutes: 15 },
  "reset-from": { most: 20, minutes: 15 },
  /** Links for a forgotten password, by the address they are sent to, and by address of the asker. */
  "ask-reset": { most: 3, minutes: 60 },
  "ask-reset-from": { most: 20, minutes: 60 },
  /** Invitations that one organiser sends by mail. */
  "mail-invitation": { most: 30, minutes: 60 },
  /** Codes of tablets, by address of the asker. */
  "pair-from": { most: 30, minutes: 15 },
  /** Attempts to play for somebody else that are told to the organisers, by who tries it in which play. */
  "foreign-move": { most: 1, minutes: 1 },
  /** Uploaded crests, by who uploads. */
  crest: { most: 40, minutes: 60 },
  /** Files of whole leagues, by who brings them. */
  "bring-league": { most: 30, minutes: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

interface Limit {
  readonly most: number;
  readonly minutes: number;
}
