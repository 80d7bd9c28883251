import type { Locator, Page } from "@playwright/test";

/** Far more stops than any page has. */
const MOST_STOPS = 900;

/** Somebody without mouse or finger: Tab to a control, then its keys. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs to a control, by the shorter way. */
  async to(control: Locator): Promise<void> {
    await control.waitFor();
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const way = await control.evaluate(wayTo);
      if (way === undefined) return;
      await this.page.keyboard.press(way);
    }
    throw new Error(`not reached by Tab: ${control}`);
  }

  async press(control: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.to(control);
    await this.page.keyboard.press(key);
  }

  /** Types into a field what it shall hold. */
  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** Picks an option of a list with the arrow keys. */
  async pick(list: Locator, label: string): Promise<void> {
    await this.to(list);
    const steps = await list.evaluate((element, wanted) => {
      if (!(element instanceof HTMLSelectElement)) return Number.NaN;
      return [...element.options].findIndex(({ text }) => text === wanted) - element.selectedIndex;
    }, label);
    if (Number.isNaN(steps)) throw new Error("not a list");
    for (let step = 0; step < Math.abs(steps); step++)
      await this.page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
  }
}

/** The key that leads nearer to an element; undefined where it has the focus. */
function wayTo(element: Element): "Tab" | "Shift+Tab" | undefined {
  const focused = document.activeElement;
  if (focused === element) return undefined;
  const isBefore = ((focused ?? element).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return isBefore && focused !== document.body ? "Shift+Tab" : "Tab";
}
