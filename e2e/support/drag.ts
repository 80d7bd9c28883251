import type { Locator, Page } from "@playwright/test";

/** Takes something up with the mouse and lets it go over what lights up then. */
export async function dragTo(page: Page, thing: Locator, target: Locator): Promise<void> {
  await thing.hover();
  await page.mouse.down();
  const { x, y } = await middleOf(thing);
  await page.mouse.move(x + 15, y + 5, { steps: 3 });
  const to = await middleOf(target);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function middleOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
