import type { Page } from 'playwright-core';

/**
 * What a page in the made-up language shows that no catalogue has said: every text, label and title with letters outside
 * of the brackets that the language puts round its sentences. Rules by their id, dice, keys and
 * measures are no sentences, and the ledger is written in English.
 */
export function unspoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NO_SENTENCE = /\b(?:[A-Z]{2,3}-[A-Z]+-\d+|\d*D\d+|[A-Z])\b|σ/g;
    const outside = (text: string): string => {
      let depth = 0;
      let found = '';
      for (const letter of text) {
        if (letter === '⟦') depth++;
        else if (letter === '⟧') depth--;
        else if (depth === 0) found += letter;
      }
      return found.replace(NO_SENTENCE, '');
    };
    const isShown = (element: Element): boolean => element.closest('style, script, noscript, [lang=en]') === null;
    const shown: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) {
        shown.push(element.getAttribute(name) ?? '');
      }
      for (const child of element.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || element.tagName === 'KBD') continue;
        const text = child.textContent ?? '';
        // A map drawn in letters is no sentence: its rows begin with their number.
        if (element.tagName === 'PRE') shown.push(...text.split('\n').filter(line => !/^\s*\d/.test(line)));
        else shown.push(text);
      }
    }
    return [...new Set(shown.filter(text => /\p{Letter}/u.test(outside(text))).map(text => text.trim()))];
  });
}
