import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Hands a file to the page, by the one button there that takes files. */
export async function openFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** What is in the file that a button saves. */
export async function savedFile(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}
