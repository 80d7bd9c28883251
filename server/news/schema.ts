import { z } from "zod";

const Title = z.string().trim().min(2).max(120);
/** Markdown. */
const Body = z.string().trim().min(1).max(20_000);

export const WriteNews = z.strictObject({ leagueId: z.uuid(), title: Title, body: Body });
export type WriteNews = z.infer<typeof WriteNews>;

export const ChangeNews = z.strictObject({ leagueId: z.uuid(), newsId: z.uuid(), title: Title, body: Body });
export type ChangeNews = z.infer<typeof ChangeNews>;

export const NewsRef = z.strictObject({ leagueId: z.uuid(), newsId: z.uuid() });
export type NewsRef = z.infer<typeof NewsRef>;

export const LeagueRef = z.strictObject({ leagueId: z.uuid() });
export type LeagueRef = z.infer<typeof LeagueRef>;

export const NewsPath = z.strictObject({ league: z.string().max(80), post: z.string().max(80) });
export type NewsPath = z.infer<typeof NewsPath>;
