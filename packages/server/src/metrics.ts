/** What is counted, and told to whoever watches over a server. */
const COUNTED = {
  games: 'Games begun',
  changes: 'Changes of games, stored and shown',
  messages: 'Messages of pages that were read',
  rejected: 'Messages and requests that were turned away',
  requests: 'Requests by plain http',
  sockets: 'Sockets opened',
  notices: 'Chat rooms told whose turn it is',
  noticesFailed: 'Chat rooms that did not take it',
  broken: 'Things that broke and should not',
} as const;
export type Counted = keyof typeof COUNTED;

export interface Metrics {
  count(what: Counted, times?: number): void;
  broke(error: unknown): void;
  text(gauges: Readonly<Record<string, { readonly help: string; readonly value: number }>>): string;
}

export function openMetrics(log: (line: string) => void): Metrics {
  const counts = new Map<Counted, number>();
  const count = (what: Counted, times = 1): void => void counts.set(what, (counts.get(what) ?? 0) + times);
  return {
    count,
    broke(error) {
      count('broken');
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    },
    text(gauges) {
      const lines: string[] = [];
      for (const [what, help] of Object.entries(COUNTED)) {
        const name = `sightline_${what.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}_total`;
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`, `${name} ${counts.get(what as Counted) ?? 0}`);
      }
      for (const [what, { help, value }] of Object.entries(gauges)) {
        const name = `sightline_${what}`;
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
