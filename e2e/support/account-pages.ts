import { type APIResponse, type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import superjson from "superjson";
import { z } from "zod";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The pages about accounts, as a person uses them. */
export class AccountPages {
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {}

  /** Somebody on a device of their own. */
  static async onNewDevice(browser: Browser, url: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, ...options });
    return new AccountPages(await context.newPage(), url);
  }

  /** Somebody on a device of their own, signed in and at home. */
  static async signedIn(
    browser: Browser,
    url: string,
    credentials: Credentials,
    options: BrowserContextOptions = {},
  ): Promise<AccountPages> {
    const somebody = await AccountPages.onNewDevice(browser, url, options);
    await somebody.signIn(credentials);
    await somebody.expectPath("/en/home");
    return somebody;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole("button", { name: button, exact: true }).click();
  }

  async setUp(code: string, { email, password }: Credentials): Promise<void> {
    await this.open("/en/setup");
    await this.fill("Code", code);
    await this.fill("Name", "Ola Roof");
    await this.fill("E-mail", email);
    await this.fill("Password", password);
    await this.press("Make the first account");
    await this.expectPath("/en/home");
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.open("/en/sign-in");
    await this.fill("E-mail", email);
    await this.fill("Password", password);
    await this.press("Sign in");
  }

  async expectPath(path: string): Promise<void> {
    await expect(this.page).toHaveURL(this.url + path);
  }

  async expectAlert(text: string): Promise<void> {
    await expect(this.page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  }

  /** Whether the account page opens, or asks to sign in first. */
  async expectSignedIn(isSignedIn: boolean): Promise<void> {
    await this.open("/en/account");
    const heading = this.page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(isSignedIn ? "Account" : "Sign in");
  }

  /** What a page of another part of the app would do for its signed-in reader. */
  async call<Answer>(procedure: string, input: unknown, answer: z.ZodType<Answer>): Promise<Answer> {
    const data = superjson.serialize(input);
    return answered(await this.page.request.post(`${this.url}/api/trpc/${procedure}`, { data }), answer);
  }

  async ask<Answer>(procedure: string, answer: z.ZodType<Answer>, input?: unknown): Promise<Answer> {
    const asked = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(superjson.serialize(input)))}`;
    return answered(await this.page.request.get(`${this.url}/api/trpc/${procedure}${asked}`), answer);
  }
}

async function answered<Answer>(response: APIResponse, answer: z.ZodType<Answer>): Promise<Answer> {
  const body = z.object({ result: z.object({ data: z.object({ json: z.unknown() }) }) }).parse(await response.json());
  return answer.parse(body.result.data.json);
}
