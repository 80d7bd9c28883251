import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { SIZES } from "../../playwright.config";

/** What axe looks for: WCAG 2.2 AA. */
export const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** On which devices, in which light and language a screen is looked at. */
export const LOOKS = [
  { locale: "en", device: "tablet", colorScheme: "light" },
  { locale: "en", device: "desk", colorScheme: "dark" },
  { locale: "de", device: "phone", colorScheme: "dark" },
  { locale: "de", device: "tablet", colorScheme: "light" },
] as const;
export type Look = (typeof LOOKS)[number];

export async function wear(page: Page, { device, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(SIZES[device]);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** Keeps WCAG AA, is not wider than the device, no word sticks out of its button, and everything can be hit. */
export async function expectFit(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect.soft(found, what).toEqual([]);
  expect.soft(await page.evaluate(spare), `${what}: too wide`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(sticksOut), `${what}: sticks out`).toEqual([]);
  expect.soft(await page.evaluate(tooSmall), `${what}: hard to hit`).toEqual([]);
}

function spare(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}

function sticksOut(): string[] {
  return [...document.querySelectorAll<HTMLElement>("button, .btn, .act, .cas-cause, .pad-key")]
    .filter(({ scrollWidth, clientWidth, offsetParent }) => offsetParent !== null && scrollWidth > clientWidth + 1)
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent ?? "");
}

/** Buttons, links that look like some, and fields below the 44 px that a finger needs; faces in a row are 40 px wide. */
function tooSmall(): string[] {
  const targets = document.querySelectorAll<HTMLElement>("button, a.btn, a.icon-btn, select, input:not([type=hidden])");
  return [...targets].flatMap((target) => {
    const box = (target.closest("label") ?? target).getBoundingClientRect();
    const isShown = target.checkVisibility() && box.width > 0;
    return isShown && (box.height < 43.5 || box.width < 39.5)
      ? [`${target.ariaLabel ?? target.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`]
      : [];
  });
}
