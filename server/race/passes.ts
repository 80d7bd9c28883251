import { randomBytes } from "node:crypto";

/** Who may move for a seat without signing in anew: as long as the stream is open on which that was checked. */
export interface Pass {
  readonly playId: string;
  readonly seat: number;
  readonly userId: string;
}

/** The passes of this process's open streams. */
export interface Passes {
  /** A secret word for the seat, and the way to take it back. */
  issue(pass: Pass): { readonly word: string; readonly revoke: () => void };
  /** Whose word it is. */
  find(word: string): Pass | undefined;
}

export function createPasses(): Passes {
  const words = new Map<string, Pass>();
  return {
    issue(pass) {
      const word = randomBytes(24).toString("base64url");
      words.set(word, pass);
      return { word, revoke: () => void words.delete(word) };
    },
    find: (word) => words.get(word),
  };
}
