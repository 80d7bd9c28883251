import { runtime } from "../runtime";
import { tellOthers } from "./relay";

/** After a write that public pages show: drops the league's finished pages here and in the other processes. */
export async function showChange(leagueId: string): Promise<void> {
  const tags = [`league:${leagueId}`, "leagues"];
  runtime().dropPages(tags);
  await tellOthers({ tags });
}
