import type { createCaller } from "@/server/root";

type Public = ReturnType<typeof createCaller>["public"];
type Answer<Name extends keyof Public> = Awaited<ReturnType<Public[Name]>>;

/** What the API reads of the app; undefined where there is nothing that a visitor may see. */
export interface Reads {
  readonly leagues: (page: number, perPage: number) => Promise<Answer<"leagues">>;
  readonly league: (league: string) => Promise<Answer<"league"> | undefined>;
  readonly competition: (league: string, competition: string) => Promise<Answer<"competition"> | undefined>;
  readonly calendar: (league: string, competition: string) => Promise<Answer<"calendar"> | undefined>;
  readonly club: (league: string, club: string) => Promise<Answer<"club"> | undefined>;
  readonly play: (league: string, competition: string, playId: string) => Promise<Answer<"play"> | undefined>;
  readonly competitionAddress: (id: string) => Promise<Answer<"competitionAddress"> | undefined>;
  readonly clubAddress: (id: string) => Promise<Answer<"clubAddress"> | undefined>;
  readonly playAddress: (id: string) => Promise<Answer<"playAddress"> | undefined>;
}
