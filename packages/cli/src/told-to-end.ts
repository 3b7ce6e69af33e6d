// How a program is told to end from outside: by a signal, or because nobody reads any more what it writes.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const staying = new Set<() => void>();

/** Lets whoever has something to lose leave in good order. What is given back is called when that is done. */
export function whenToldToEnd(leave: () => void): () => void {
  if (staying.size === 0) for (const signal of SIGNALS) process.once(signal, tellToEnd);
  staying.add(leave);
  return () => {
    staying.delete(leave);
    if (staying.size === 0) stopListening();
  };
}

/** Says whether anybody is there to leave. A second signal ends everything as it stands. */
export function tellToEnd(): boolean {
  stopListening();
  for (const leave of staying) leave();
  return staying.size > 0;
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, tellToEnd);
}
