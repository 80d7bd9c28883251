import type { Browser } from "@playwright/test";
import { CoachPages } from "./coach-pages";
import { IRONJAWS, ROVERS } from "./evening-clubs";
import { OfficePages } from "./office-pages";
import type { AppServer } from "./server";

const OLA = { email: "ola@example.org", password: "the whole roof" };

/** From an empty machine to a calendar: a league, two coaches by invitation, two drafts typed by hand. */
export async function aLeagueEvening(browser: Browser, app: AppServer) {
  const office = await OfficePages.setUp(browser, app.url, await app.setupCode(), OLA, "Tuesday Cellar League");
  await office.makeCompetition("Cellar Cup");
  const invitation = await office.inviteCoaches();
  // Who comes second is at home in the first round of two.
  const tomas = await CoachPages.join(browser, app.url, invitation, "Tomas");
  await tomas.foundClub(IRONJAWS.club);
  await tomas.draft(IRONJAWS, "30,000");
  const ines = await CoachPages.join(browser, app.url, invitation, "Ines");
  await ines.foundClub(ROVERS.club);
  await ines.draft(ROVERS, "120,000");
  await office.makeCalendar();
  return { office, ines, tomas, table: `${office.publicPath}/cellar-cup` };
}
