import { bar } from './layout.ts';

/** A bar on standard error that redraws itself; nothing at all where nobody watches. */
export function progressBar(label: string, of: number): { show(done: number): void; clear(): void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show: done => stderr.write(`\r${label} ▕${bar(done / of, 30)}▏ ${done}/${of}\u001b[K`),
    clear: () => stderr.write('\r\u001b[K'),
  };
}
