/**
 * Cuts a stream of text into lines. A line without an end is passed on as soon as it is longer than the limit, and the
 * rest of it is dropped but for one more such piece each time the limit is passed again: memory stays bounded whatever
 * comes in, and whoever floods is heard as a babbler.
 */
export function lineSplitter(limit: number, hear: (line: string) => void): (chunk: string) => void {
  let held = '';
  let isTail = false;
  return chunk => {
    const pieces = chunk.split('\n');
    const rest = pieces.pop()!;
    for (const piece of pieces) {
      if (!isTail) hear((held + piece).replace(/\r$/, ''));
      held = '';
      isTail = false;
    }
    held += rest;
    if (held.length <= limit) return;
    hear(held);
    held = '';
    isTail = true;
  };
}
