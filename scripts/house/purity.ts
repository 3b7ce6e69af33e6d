import { LAYERS } from './one-way.ts';
import { type Finding, type HouseRule, isTypeScript, lineAt, placeOf } from './project.ts';
import { stripped } from './stripped.ts';

/** Something that a rule must not reach for, found in source without comments and strings. */
interface Forbidden {
  readonly name: string;
  readonly pattern: RegExp;
  readonly why: string;
  readonly instead: string;
}

/** A name that stands for the global thing: no member of something else, and no key of a record. */
const global = (...names: string[]): RegExp => new RegExp(`(?<![.\\w$])(?:${names.join('|')})\\b(?!\\s*\\??:)`, 'g');

/** The functions of Math that give the same bits in every engine. */
const EXACT = 'abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc';

export const FORBIDDEN: readonly Forbidden[] = [
  {
    name: 'chance',
    pattern: /\bMath\s*\??\.\s*random\b|(?<![.\w$])crypto\b(?!\s*\??:)/g,
    why: 'a match is replayed from its seed and its inputs; chance from elsewhere cannot be',
    instead: 'roll a die: io.roll(die, why)',
  },
  {
    name: 'inexact mathematics',
    pattern: new RegExp(`\\bMath\\b(?!\\s*\\??\\.\\s*(?:random|${EXACT})\\b)`, 'g'),
    why: 'engines may round it differently, and the same match must hash equally everywhere; Math.sqrt is exact',
    instead: 'compare squared distances, use cross products or a table of directions; name the function: Math.<name>',
  },
  {
    name: 'a clock',
    pattern: global('Date', 'performance', 'Temporal'),
    why: 'a rule that knows the time runs differently when it is run again',
    instead: 'count rounds and steps on the table',
  },
  {
    name: 'a timer',
    pattern: global('setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'),
    why: 'a rule runs to its end or to its next question, and nothing happens behind its back',
    instead: 'do it now, in order',
  },
  {
    name: 'waiting',
    pattern: /(?<![.\w$])(?:async|await)\b(?!\s*[:,;=)?])|(?<![.\w$])Promise\b/g,
    why: 'waiting for a person is the business of the Io, which suspends the step and runs it again',
    instead: 'ask: io.ask(seat, question) returns the answer',
  },
  {
    name: 'the world outside',
    pattern: global('process', 'console', 'fetch', 'XMLHttpRequest', 'WebSocket', 'require', 'globalThis'),
    why: 'a rule has three effects and no other: ask, roll and tell',
    instead: 'tell an event: io.tell(event)',
  },
  {
    name: 'try',
    pattern: /(?<![.\w$])try\b(?=\s*\{)/g,
    why: 'it would catch the suspension that lets a match wait for a person',
    instead: 'refuse with a value, reject at the door with a code, or let a bug be thrown',
  },
  {
    name: 'the language of the machine',
    pattern: /\b(?:toLocale\w*|localeCompare)\b|(?<![.\w$])Intl\b/g,
    why: 'it sorts and writes differently from machine to machine',
    instead: 'compare with < and write in words.ts',
  },
];

/** Every exception with its reason. One that is no longer needed is a finding too. */
const EXCEPTIONS: readonly { readonly file: string; readonly name: string; readonly reason: string }[] = [
  { file: 'packages/kernel/src/io/suspended.ts', name: 'try', reason: 'the one place that catches a suspension' },
  { file: 'packages/kernel/src/file/problem.ts', name: 'try', reason: 'bad files throw; here that becomes a value' },
];

/** The packages whose every step must repeat exactly: those that may depend on nothing at run time. */
const PURE = LAYERS.filter(({ outside }) => outside !== 'declared').flatMap(({ packages }) => packages);

export const rulesArePure: HouseRule = files => {
  const pure = files.filter(({ path }) => isPure(path));
  const findings = pure.flatMap(({ path, text }) => impurities(path, text));
  const present = new Set(pure.map(({ path }) => path));
  const isNeeded = ({ file, name }: (typeof EXCEPTIONS)[number]): boolean =>
    findings.some(finding => finding.file === file && finding.name === name);
  const stale = EXCEPTIONS.filter(exception => present.has(exception.file) && !isNeeded(exception));
  return [
    ...findings.filter(({ file, name }) => !EXCEPTIONS.some(e => e.file === file && e.name === name)),
    ...stale.map(needless),
  ];
};

function isPure(path: string): boolean {
  const place = placeOf(path);
  return place !== null && PURE.includes(place.package) && /^(src|content)\//.test(place.inside) && isTypeScript(path);
}

function impurities(path: string, text: string): (Finding & { readonly name: string })[] {
  const code = stripped(text);
  return FORBIDDEN.flatMap(({ name, pattern, why, instead }) =>
    [...code.matchAll(pattern)].map(match => ({
      file: path,
      line: lineAt(text, match.index),
      name,
      what: `uses ${name}: ${text.slice(match.index).match(/^[\w$.]+/)?.[0] ?? match[0]}`,
      why,
      instead,
    })),
  );
}

function needless({ file, name, reason }: (typeof EXCEPTIONS)[number]): Finding {
  return {
    file,
    line: 1,
    what: `has an exception for ${name} (${reason}) that it does not use`,
    why: 'an exception nobody needs is a door left open',
    instead: 'take it out of scripts/house/purity.ts',
  };
}
