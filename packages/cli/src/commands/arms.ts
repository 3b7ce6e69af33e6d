import {
  charges,
  type Entry,
  type Matrix,
  type Shares,
  weaponsAgainstMen,
  weaponsAsMounted,
  weaponsByThemselves,
} from '@sightline/dustup/arms';
import type { Command } from '../command.ts';
import { print } from '../terminal.ts';
import { decimal, say } from '../words/index.ts';

export const arms: Command = {
  name: 'arms',
  summary: say('arms.summary'),
  positionals: [],
  flags: {},
  more: [say('arms.more')],
  async run() {
    print(armsPage());
    return 0;
  },
};

/** What every weapon of Dustup does to every hull and to men, as the tables of a page. */
export function armsPage(): string {
  return [
    ...section(say('arms.byThemselves'), say('arms.weapon'), weaponsByThemselves(), againstHull),
    ...section(say('arms.asMounted'), say('arms.mounted'), weaponsAsMounted(), againstHull),
    ...section(say('arms.charges'), say('arms.charge'), charges(), onContact),
    ...section(say('arms.againstMen'), say('arms.weapon'), weaponsAgainstMen(), againstMen),
  ].join('\n');
}

function section(title: string, corner: string, { columns, rows }: Matrix, cell: (shares: Shares) => string): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    line([corner, ...columns.map(entryWords)]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map(({ entry, cells }) => line([entryWords(entry), ...cells.map(cell)])),
    '',
  ];
}

function entryWords({ name, size, detail }: Entry): string {
  if (detail !== undefined) return say(`arms.${detail}`, { name });
  return size === undefined ? name : say('arms.sized', { name, size });
}

const percent = (share: number): string => decimal(100 * share, 0);
const againstHull = ({ suppressed, damaged, destroyed }: Shares): string =>
  [suppressed, damaged, destroyed].map(percent).join('/');
const onContact = ({ damaged, destroyed }: Shares): string => [damaged, destroyed].map(percent).join('/');
const againstMen = ({ suppressed, casualties }: Shares): string => `${percent(suppressed)}/${decimal(casualties, 2)}`;
