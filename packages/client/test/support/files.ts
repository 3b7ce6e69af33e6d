import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { closeSheet } from './table.ts';

/** Hands a file to the page, by the one button there that takes files. */
export async function openFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** What is in the file that a button saves. */
export async function savedFile(page: Page, button: string): Promise<string> {
  const found = page.getByRole('button', { name: button, exact: true });
  const menu = page.getByRole('button', { name: 'Menu' });
  // At the table it is behind the menu.
  const isBehindMenu = await menu.isVisible();
  if (isBehindMenu) await menu.click();
  const [download] = await Promise.all([page.waitForEvent('download'), found.click()]);
  if (isBehindMenu) await closeSheet(page);
  return readFile(await download.path(), 'utf8');
}
