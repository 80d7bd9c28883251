/** Who may call a procedure, from everybody to few. */
export const ACCESS = [
  "visitor",
  "user",
  "member",
  "coach-of-club",
  "recorder-of-fixture",
  "organiser",
  "administrator",
] as const;
export type Access = (typeof ACCESS)[number];

/** The thing whose league decides; its id is in the input as `<scope>Id`. */
export const SCOPES = ["league", "season", "competition", "club", "fixture", "play"] as const;
export type Scope = (typeof SCOPES)[number];
