import { importsOf } from './imports.ts';
import { SYSTEMS } from './one-way.ts';
import { type Finding, type HouseRule, isTypeScript, type Source } from './project.ts';

const PAGE = 'packages/client/src/';

/** Where the newest rules are meant, and why: a file, or all of a folder. One that takes none is a finding too. */
const NEWEST: readonly { readonly place: string; readonly reason: string }[] = [
  { place: 'packages/client/src/rooms/campaign/', reason: 'a campaign begins its missions by the newest rules' },
  { place: 'packages/client/src/store/campaign.ts', reason: 'a campaign begins its missions by the newest rules' },
  { place: 'packages/client/src/play/campaign.ts', reason: 'a campaign begins its missions by the newest rules' },
];

/** A game is drawn by the rules it was begun under; of a game package the page knows types alone. */
export const oldGamesKeepTheirRules: HouseRule = files => {
  const sources = files.filter(({ path }) => path.startsWith(PAGE) && isTypeScript(path));
  const taken = sources.map(source => ({ path: source.path, findings: rulesTakenBy(source) }));
  const isMeant = (path: string): boolean => NEWEST.some(({ place }) => isAt(place, path));
  const isNeedless = ({ place }: (typeof NEWEST)[number]): boolean => {
    const there = taken.filter(({ path }) => isAt(place, path));
    return there.length > 0 && there.every(({ findings }) => findings.length === 0);
  };
  return [
    ...taken.filter(({ path }) => !isMeant(path)).flatMap(({ findings }) => findings),
    ...NEWEST.filter(isNeedless).map(needless),
  ];
};

const isAt = (place: string, path: string): boolean => (place.endsWith('/') ? path.startsWith(place) : path === place);

function rulesTakenBy({ path, text }: Source): Finding[] {
  const isGame = (specifier: string): boolean =>
    SYSTEMS.some(id => specifier === `@sightline/${id}` || specifier.startsWith(`@sightline/${id}/`));
  return importsOf(text)
    .filter(({ specifier, typeOnly }) => !typeOnly && isGame(specifier))
    .map(({ specifier, line }) => ({
      file: path,
      line,
      what: `imports ${specifier} at run time`,
      why: 'these are the newest rules, and the game that is looked at may have been begun under older ones',
      instead: "write `import type { ... }`, and ask the edition's board: add to board.ts of the game what it lacks",
    }));
}

function needless({ place, reason }: (typeof NEWEST)[number]): Finding {
  return {
    file: place,
    line: 1,
    what: `may take the newest rules (${reason}) and does not`,
    why: 'an exception nobody needs is a door left open',
    instead: 'take it out of scripts/house/old-games.ts',
  };
}
