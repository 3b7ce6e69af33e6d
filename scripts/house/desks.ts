import { type Finding, type HouseRule, isTypeScript, lineAt, type Source } from './project.ts';
import { stripped } from './stripped.ts';

/** A match, what it is made of, and whatever gives one, takes one or looks into one. */
const TRUTH: Readonly<Record<string, readonly string[]>> = {
  '@sightline/kernel': [
    ...['Match', 'MatchDice', 'Input', 'Pause', 'Asked', 'SealedAsk', 'Terms', 'Replay'],
    ...['create', 'fresh', 'advance', 'answer', 'enterDie', 'undo', 'whyNotUndo', 'handOver', 'stir'],
    ...['leaveOrder', 'withdrawOrder', 'nowOf', 'allInputs', 'openQuestions', 'logOf', 'replayTo', 'branch'],
    ...['load', 'save', 'hashMatch', 'loadReplay', 'saveReplay', 'playReplay', 'replayOf', 'replayWith', 'verify'],
    ...['watch', 'headerOf', 'redactLine', 'legalAnswers', 'whyNotAnswerTo', 'oddsOfAnswer', 'oddsOnView'],
  ],
  '@sightline/desk': ['openLocal', 'LocalDesks', 'openReplay', 'branchOff', 'machineMoves', 'gameFile'],
};

/** Where people and programs sit down at games. */
const AT_DESKS = ['packages/client/src/', 'packages/cli/src/'] as const;

/** Who holds a match all the same, and why: a file, or all of a folder. One that holds none is a finding too. */
const HOLDERS: readonly { readonly place: string; readonly reason: string }[] = [
  { place: 'packages/client/src/play/', reason: 'the drivers of the desks in the browser' },
  { place: 'packages/cli/src/open.ts', reason: 'opens the match that is played in the terminal' },
  { place: 'packages/cli/src/play/campaign-games.ts', reason: 'opens the missions of a campaign' },
  { place: 'packages/cli/src/sim/', reason: 'plays where nobody sits' },
  { place: 'packages/cli/src/commands/check.ts', reason: 'looks into a file for whoever holds it' },
  { place: 'packages/cli/src/commands/odds.ts', reason: 'looks into a file for whoever holds it' },
  { place: 'packages/cli/src/commands/replay.ts', reason: 'looks into a file for whoever holds it' },
  { place: 'packages/cli/src/commands/verify.ts', reason: 'looks into a file for whoever holds it' },
];

/** Rooms, boards, terminal and bots sit at desks; only those who drive the desks hold a match. */
export const matchesStayBehindDesks: HouseRule = files => {
  const sources = files.filter(({ path }) => isTypeScript(path) && AT_DESKS.some(folder => path.startsWith(folder)));
  const holding = sources.map(source => ({ path: source.path, grips: gripsOf(source) }));
  const isHolder = (path: string): boolean => HOLDERS.some(({ place }) => isAt(place, path));
  return [
    ...holding.filter(({ path }) => !isHolder(path)).flatMap(({ grips }) => grips),
    ...HOLDERS.filter(({ place }) => {
      const there = holding.filter(({ path }) => isAt(place, path));
      return there.length > 0 && there.every(({ grips }) => grips.length === 0);
    }).map(needless),
  ];
};

const isAt = (place: string, path: string): boolean => (place.endsWith('/') ? path.startsWith(place) : path === place);

/** Every name of the truth that a file imports. */
function gripsOf({ path, text }: Source): Finding[] {
  return Object.entries(TRUTH).flatMap(([specifier, names]) =>
    namesImported(text, specifier)
      .filter(({ name }) => name === '*' || names.includes(name))
      .map(({ name, line }) => ({
        file: path,
        line,
        what: `imports ${name} of ${specifier}`,
        why: 'what is not on the desk cannot leak, and a desk at the far end of a wire has no match to give',
        instead: 'take it from the desk or its sight; what a match is needed for belongs to the driver that opened it',
      })),
  );
}

function needless({ place, reason }: (typeof HOLDERS)[number]): Finding {
  return {
    file: place,
    line: 1,
    what: `is listed as holding a match (${reason}) and holds none`,
    why: 'an exception nobody needs is a door left open',
    instead: 'take it out of scripts/house/desks.ts',
  };
}

const NAMED = /\b(?:import|export)\b(?:\s+type\b)?\s*(?:\{([^}]*)\}|\*(?:\s+as\s+\w+)?)\s*from\s*(['"])( *)\2/g;

/** Every name that a source imports or hands on from a module, types included; `*` where it takes the whole. */
function namesImported(source: string, specifier: string): { readonly name: string; readonly line: number }[] {
  return [...stripped(source).matchAll(NAMED)].flatMap(match => {
    const end = match.index + match[0].length - 1;
    if (source.slice(end - (match[3] ?? '').length, end) !== specifier) return [];
    const line = lineAt(source, match.index);
    return match[1]?.split(',').flatMap(part => namedIn(part, line)) ?? [{ name: '*', line }];
  });
}

/** `type Match as Game` is of Match. */
function namedIn(part: string, line: number): { readonly name: string; readonly line: number }[] {
  const [, name] = /^\s*(?:type\s+)?([\w$]+)/.exec(part) ?? [];
  return name === undefined ? [] : [{ name, line }];
}
