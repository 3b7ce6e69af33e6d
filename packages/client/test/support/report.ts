import type { Page } from 'playwright-core';
import { readReport } from './table.ts';

/** All that the report holds, with what the story leaves folded. */
export async function wholeReport(page: Page): Promise<string> {
  await readReport(page);
  await page.getByRole('combobox', { name: 'How much to show' }).selectOption({ label: 'Everything' });
  const earlier = page.getByRole('button', { name: /earlier activation/ });
  if (await earlier.isVisible()) await earlier.click();
  return (await page.locator('.report__lines').textContent()) ?? '';
}
