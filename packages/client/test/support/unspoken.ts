import { outsideOf } from '@sightline/words/check';
import type { Page } from 'playwright-core';

/** Rules by their id, dice, the marks of figures, measures and the hash of a secret are no sentences. */
const NO_SENTENCE = /\b(?:[A-Z]{2,3}-[A-Z]+-\d+|\d*D\d+|AvD|[A-Z]{1,2}\d*|[0-9a-f]{16,64})\b|σ/g;
/** The made-up language has no plain letters, but joins its lists as English does. */
const PLAIN = /(?!\b(?:and|or)\b)\b[A-Za-z]{2,}\b/;

/** What a page in the made-up language shows that no catalogue has said: texts, labels and titles. */
export async function unspoken(page: Page, names: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      // The ledger is written in English, and says so; small pictures of games speak to nobody.
      if (element.closest('style, script, noscript, kbd, [lang=en], [aria-hidden=true]') !== null) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '');
      }
      // A briefing is one text of the catalogue, though each line of it stands by itself.
      if (element.matches('.briefing-card__text')) found.push(element.textContent ?? '');
      if (element.closest('.briefing-card__text') !== null) continue;
      // A term that explains itself is a piece of its sentence.
      if (element.matches('.term')) continue;
      if (element.querySelector(':scope > .term') !== null) {
        found.push(element.textContent ?? '');
        continue;
      }
      for (const child of element.childNodes) {
        const text = child.nodeType === Node.TEXT_NODE ? (child.textContent ?? '') : '';
        // A map drawn in letters is no sentence: its rows begin with their number, show bare squares, or somebody outside.
        if (element.tagName === 'PRE')
          found.push(...text.split('\n').filter(line => !/^\s*\d|\s\.\s|^\s{20,}\S{1,4}$/.test(line)));
        else found.push(text);
      }
    }
    return found;
  });
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const unnamed = (text: string): string => longestFirst.reduce((left, name) => left.replaceAll(name, ''), text);
  const left = (text: string): string => unnamed(text).replace(NO_SENTENCE, '');
  // Within the brackets a fact may have been put in as it stands in the data.
  const isUnspoken = (text: string): boolean => /\p{Letter}/u.test(left(outsideOf(text))) || PLAIN.test(left(text));
  return [...new Set(texts.filter(isUnspoken))];
}
