import type { Browser, Page } from "@playwright/test";
import { type Api, apiFor, organiserOf, signIn } from "./api";
import type { AppServer } from "./server";

/** Somebody with an account; the app's own calls in their name, and a touch screen of their own. */
export interface Person {
  readonly name: string;
  readonly userId: string;
  readonly api: Api;
  onDevice(browser: Browser, path: string): Promise<Page>;
}

const PASSWORD = "the whole bench";
const TABLET = { width: 1024, height: 768 };

/** A league of "Ola Roof", who organises, and of the others by invitation. */
export async function somePeople(app: AppServer, others: readonly string[]) {
  const cookies = [{ name: "Ola Roof", cookie: await organiserOf(app) }];
  const ola = apiFor(app.url, cookies[0]?.cookie);
  const { leagueId } = await ola.leagues.create.mutate({ name: "Cellar", timeZone: "Europe/Madrid" });
  const { token } = await ola.leagues.invite.mutate({ leagueId });
  for (const name of others) {
    const account = { name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD, locale: "en" } as const;
    await apiFor(app.url).accounts.signUp.mutate({ ...account, invitation: token });
    const cookie = await signIn(app.url, account);
    await apiFor(app.url, cookie).leagues.accept.mutate({ token });
    cookies.push({ name, cookie });
  }
  const people: Person[] = [];
  for (const { name, cookie } of cookies) {
    const api = apiFor(app.url, cookie);
    const { userId } = await api.accounts.me.query();
    people.push({ name, userId, api, onDevice: (browser, path) => openDevice(browser, app.url, cookie, path) });
  }
  const person = (wanted: string): Person => {
    const found = people.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`nobody is called ${wanted}`);
    return found;
  };
  return { leagueId, people, person };
}

async function openDevice(browser: Browser, url: string, cookie: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true });
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(url + path);
  return page;
}
