import type { Page } from 'playwright-core';

/** The pieces, lit places and pings of the board that a card lies over. */
export function coveredBy(page: Page, card: string, what: string): Promise<readonly string[]> {
  return page.evaluate(
    ([one, others]) => {
      const over = document.querySelector(one!)?.getBoundingClientRect();
      if (!over) return [];
      return [...document.querySelectorAll(others!)].flatMap(each => {
        const box = each.getBoundingClientRect();
        const across = Math.min(over.right, box.right) - Math.max(over.left, box.left);
        const down = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
        return across > 1 && down > 1 ? [each.getAttribute('data-piece') ?? each.getAttribute('class') ?? ''] : [];
      });
    },
    [card, what],
  );
}
