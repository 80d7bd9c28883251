import { runtime } from "../runtime";
import { tellOthers } from "./relay";

/** After a write that public pages show: drops the league's finished pages here and in the other processes. */
export const showChange = (leagueId: string) => drop([`league:${leagueId}`]);

/** After a league came, went, or changed what the list of leagues says of it: drops that list and "not found" as well. */
export const showLeagues = (leagueId: string) => drop([`league:${leagueId}`, "leagues"]);

/** After a change of the installation itself: the list of leagues leads to the set-up while nobody organises. */
export const showInstallation = () => drop(["leagues"]);

async function drop(tags: readonly string[]): Promise<void> {
  runtime().pages.drop(tags);
  await tellOthers({ tags: [...tags] });
}
