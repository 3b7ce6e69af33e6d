import type { Finding, HouseRule, Source } from './project.ts';

interface Trace {
  readonly pattern: RegExp;
  readonly what: string;
}

// Written so that none of these patterns finds itself.
const TRACES: readonly Trace[] = [
  {
    pattern: /(?<![\w.~*-])\/(?:work|root|tmp|home\/[\w.-]+|Users\/[\w.-]+)\/\w/,
    what: 'names a folder of one machine',
  },
  { pattern: /\b[A-Z]:\\{1,2}Users\\/, what: 'names a folder of one machine' },
  { pattern: /^\s*(?:@[\w-]+:)?registry\s*=/m, what: 'names a package registry' },
  { pattern: /https?:\/\/[^\s/'"]*\b(?:registry|artifactory|nexus|verdaccio)\b/, what: 'names a package registry' },
  { pattern: /"resolved": "https?:/, what: 'names where a package was fetched from' },
  { pattern: /https?:\/\/(?!127\.0\.0\.1)\d{1,3}(?:\.\d{1,3}){3}\b/, what: 'names a machine by its number' },
];

/** The project is the same wherever it is cloned. */
export const namesNoMachine: HouseRule = files => files.flatMap(traces);

function traces({ path, text }: Source): Finding[] {
  if (!TRACES.some(({ pattern }) => pattern.test(text))) return [];
  return text.split('\n').flatMap((line, index) =>
    TRACES.filter(({ pattern }) => pattern.test(line)).map(({ pattern, what }) => ({
      file: path,
      line: index + 1,
      what: `${what}: ${pattern.exec(line)?.[0].trim()}`,
      why: 'a clone elsewhere has no such place, and nobody else need know of it',
      instead: path.endsWith('package-lock.json')
        ? 'write the lock file with omit-lockfile-registry-resolved, as .npmrc says'
        : 'take it out; work out paths from import.meta.dirname or os.tmpdir()',
    })),
  );
}
