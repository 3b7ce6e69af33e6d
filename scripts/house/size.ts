import { type Finding, type HouseRule, isGenerated, isTest, isTypeScript, placeOf, type Source } from './project.ts';

const LONGEST_FILE = 400;
/** The drill shows how little a game needs. Blank lines and comments are free, and so is what it shows to others. */
const DRILL = { folder: 'packages/drill/src/', beside: /\/(board|edition|index)\.ts$/, under: 400 } as const;

export const filesAreShort: HouseRule = files => {
  const sources = files.filter(isSource);
  return [...sources.flatMap(tooLong), ...drillTooLong(sources)];
};

/** Tests may be long lists of cases, and nobody reads generated files. */
function isSource({ path }: Source): boolean {
  if (!isTypeScript(path) || isGenerated(path)) return false;
  const place = placeOf(path);
  return place === null ? !path.startsWith('scripts/test/') : !isTest(place);
}

function tooLong({ path, text }: Source): Finding[] {
  const lines = lineCount(text);
  if (lines <= LONGEST_FILE) return [];
  return [
    {
      file: path,
      line: LONGEST_FILE + 1,
      what: `has ${lines} lines; ${LONGEST_FILE} is the most`,
      why: 'one section of the rulebook, one file, and a file is read in one sitting',
      instead: 'it is two files: split it where the rulebook does',
    },
  ];
}

function drillTooLong(sources: readonly Source[]): Finding[] {
  const drill = sources.filter(({ path }) => path.startsWith(DRILL.folder) && !DRILL.beside.test(path));
  const lines = drill.reduce((sum, { text }) => sum + codeLineCount(text), 0);
  const [first] = drill;
  if (first === undefined || lines < DRILL.under) return [];
  return [
    {
      file: first.path,
      line: 1,
      what: `${DRILL.folder} has ${lines} lines of code in ${drill.length} files; it is to stay under ${DRILL.under}`,
      why: 'it is the smallest whole game, for others to read in one go',
      instead: 'shorten it, or move what is no part of the game elsewhere',
    },
  ];
}

function lineCount(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function codeLineCount(text: string): number {
  return text.split('\n').filter(line => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
}
