import type { Page } from 'playwright-core';

/**
 * Goes to a room by its address and waits until the room before it is gone: what is pressed or typed any sooner would be
 * pressed or typed there.
 */
export async function goTo(page: Page, room: string): Promise<void> {
  await turning(page, () => page.goto(page.url().replace(/#.*|$/, `#/${room}`)));
}

/** Does what leads to another address, and waits until the room that was there is gone. */
export async function turning(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = addressOf(page);
  const room = await page.locator('.patterns').elementHandle();
  await act();
  if (addressOf(page) !== before) await page.waitForFunction(element => !element?.isConnected, room);
}

const addressOf = (page: Page): string => new URL(page.url()).hash || '#/';
