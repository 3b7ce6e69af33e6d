import { DEEDS, type Deed } from '../games/game.ts';
import { screen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { fitted, flow, grid } from '../words/layout.ts';
import type { Option } from './options.ts';

/** Up to as many options are listed without heads. */
const FEW = 9;
/** What can be done in no more ways than these is never folded away. */
const SHORT = 8;
/** Nor what is seldom wanted, in no more than these. */
const VERY_FEW = 2;
/** The fewest rows that are listed before the rest is left to be asked for, and what else a screen has to show. */
const LEAST_ROWS = 12;
const OTHER_ROWS = 6;

const mostRows = (): number => Math.max(LEAST_ROWS, screen().rows - OTHER_ROWS);

const deedName = (deed: Deed): string => say(`deeds.${deed}`);

interface Group {
  readonly deed: Deed;
  readonly those: readonly Option[];
  lines: string[];
}

/** A menu: a short one as it is, a long one under heads of what is done. */
export function menuLines(options: readonly Option[], width: number): string[] {
  const deeds = DEEDS.filter(deed => options.some(option => option.deed === deed));
  if (options.length <= FEW || deeds.length < 2) return optionLines(options, width, '  ');
  const groups = deeds.map((deed): Group => {
    const those = options.filter(option => option.deed === deed);
    const [first = '', ...rest] = flow(those.map(cellText), width - INDENT);
    const lines = [`  ${deedName(deed)}`.padEnd(INDENT) + first, ...rest.map(line => ' '.repeat(INDENT) + line)];
    return { deed, those, lines };
  });
  // What is seldom wanted is folded, then what takes most room, until the rest fits.
  const byLength = groups.toSorted((a, b) => b.lines.length - a.lines.length);
  for (const group of groups) if (group.deed === 'give') group.lines = foldedAway(group);
  for (const group of byLength) {
    const rows = groups.reduce((sum, { lines }) => sum + lines.length, 0);
    if (rows <= mostRows()) break;
    if (group.those.length > SHORT) group.lines = foldedAway(group);
  }
  return fitted(
    groups.flatMap(({ lines }) => lines),
    width,
  );
}

/** Room for the heads. */
const INDENT = 12;

/** A head with nothing but the numbers of what is under it; very few are said as they are. */
function foldedAway({ deed, those, lines }: Group): string[] {
  if (those.length <= VERY_FEW) return lines;
  const [first, last] = [those[0]!.number, those.at(-1)!.number];
  return [say('ask.folded', { deed: deedName(deed), count: those.length, first, last })];
}

const cellText = ({ number, text }: Option): string => `${number}) ${text}`;

/** Options in as many columns as there is room for; what is too long to be read is left to be asked for. */
export function optionLines(options: readonly Option[], width: number, indent: string): string[] {
  if (options.length === 0) return [];
  const digits = String(options.at(-1)!.number).length;
  const cells = options.map(({ number, text }) => `${String(number).padStart(digits)}) ${text}`);
  const rows = grid(cells, width - indent.length);
  const most = mostRows();
  if (rows.length <= most)
    return fitted(
      rows.map(row => indent + row),
      width,
    );
  const shown = Math.floor((cells.length / rows.length) * most);
  return [
    ...fitted(
      grid(cells.slice(0, shown), width - indent.length).map(row => indent + row),
      width,
    ),
    indent + say('ask.moreOptions', { count: cells.length - shown }),
  ];
}

/** The head that somebody means by the beginning of its name. */
export function deedMeant(options: readonly Option[], text: string): readonly Option[] {
  const wanted = text.toLowerCase();
  const deeds = DEEDS.filter(deed => deedName(deed).toLowerCase().startsWith(wanted));
  return wanted === '' ? [] : options.filter(({ deed }) => deeds.includes(deed));
}
