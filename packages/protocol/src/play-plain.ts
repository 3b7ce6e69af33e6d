// What people type, before anybody else gets to see it.

/** What is not seen itself but hides, turns around or pushes away what stands beside it; not what joins letters and emoji. */
const UNSEEN = /[[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Co}\u2800]--[\u200c\u200d\ufe0e\ufe0f]]/gv;
/** No script heaps more marks than that on one letter. */
const HEAP = /(\p{M}{4})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of text that shows all there is to it, in the order in which it is read; '' where there is nothing to see. */
export function plainLine(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(HEAP, '$1').replace(/ +/g, ' ').trim();
  return SEEN.test(plain) ? plain : '';
}
