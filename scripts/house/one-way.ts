import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { type Finding, type HouseRule, isTest, isTypeScript, type Place, placeOf } from './project.ts';

/** A row of the house: packages that stand side by side, never import one another, and lean only on what is named. */
interface Layer {
  readonly packages: readonly string[];
  /** Packages of ours that they may import. */
  readonly on: readonly string[];
  /** Packages of ours of which they may import types, and nothing that runs. */
  readonly typesOf: readonly string[];
  /** Packages of others: none at all, those named at the content edge only, or whatever package.json declares. */
  readonly outside: 'none' | readonly string[] | 'declared';
}

export const SYSTEMS = ['drill', 'duck', 'dustup', 'killzone'] as const;
const RULES = ['words', 'kernel', 'geometry', ...SYSTEMS] as const;
const TOOLS = ['conformance', 'lab', 'shelf'] as const;

/** Imports point one way: up this table, never down and never sideways. */
export const LAYERS: readonly Layer[] = [
  { packages: ['ledger'], on: [], typesOf: [], outside: 'declared' },
  { packages: ['words'], on: [], typesOf: [], outside: 'declared' },
  { packages: ['kernel'], on: [], typesOf: ['ledger', 'words'], outside: 'none' },
  { packages: ['geometry'], on: ['kernel'], typesOf: ['ledger'], outside: 'none' },
  { packages: SYSTEMS, on: ['words', 'kernel', 'geometry'], typesOf: ['ledger'], outside: ['zod'] },
  { packages: ['protocol'], on: ['words', 'kernel'], typesOf: ['ledger'], outside: 'none' },
  { packages: ['desk'], on: ['words', 'kernel', 'protocol'], typesOf: ['ledger'], outside: 'declared' },
  { packages: TOOLS, on: ['ledger', ...RULES], typesOf: [], outside: 'declared' },
  { packages: ['server'], on: [...RULES, 'protocol', 'desk', ...TOOLS], typesOf: [], outside: 'declared' },
  {
    packages: ['client', 'cli', 'bench'],
    on: ['ledger', ...RULES, 'protocol', 'desk', ...TOOLS, 'server'],
    typesOf: [],
    outside: 'declared',
  },
];

/** What the tests of every package may import besides; the drill is the kernel's test game. */
const IN_TESTS = {
  ours: ['words', 'ledger', 'conformance', 'drill'],
  outside: ['vitest', 'fast-check', 'playwright-core'],
} as const;

/**
 * What the tests of every package may import of the scripts: where the browser is and how it is launched, and what is
 * needed to see a frozen edition outlive a change of the sources.
 */
const FOR_TESTS: readonly string[] = [
  'scripts/chromium.mjs',
  'scripts/postgres.mjs',
  'scripts/edition/',
  'scripts/test/edition/',
];

/** A rival to measure against, and no part of the product. */
const ONLY_IN: Readonly<Record<string, string>> = { 'boardgame.io': 'bench', 'rot-js': 'bench' };

const ONE_WAY = 'imports point one way, so that the kernel never knows a game and no game another';

export const importsPointOneWay: HouseRule = files =>
  files.flatMap(({ path, text }) => {
    const place = placeOf(path);
    if (place === null || !isTypeScript(path)) return [];
    const layer = LAYERS.find(({ packages }) => packages.includes(place.package));
    if (layer === undefined) return [homeless(path, place)];
    return importsOf(text).flatMap(found => {
      const wrong = whyNotImport(layer, place, found);
      return wrong === null ? [] : [{ file: path, line: found.line, ...wrong }];
    });
  });

type Wrong = Pick<Finding, 'what' | 'why' | 'instead'>;

function whyNotImport(layer: Layer, place: Place, found: Import): Wrong | null {
  const { specifier } = found;
  if (/^[./]/.test(specifier)) return whyNotPath(place, specifier);
  const [, ours] = /^@sightline\/([^/]+)/.exec(specifier) ?? [];
  return ours === undefined ? whyNotOutside(layer, place, specifier) : whyNotOurs(layer, place, found, ours);
}

function whyNotPath(place: Place, specifier: string): Wrong | null {
  const here = posix.join('packages', place.package, posix.dirname(place.inside));
  const target = specifier.startsWith('/') ? specifier : posix.join(here, specifier);
  if (target.startsWith(`packages/${place.package}/`)) return null;
  if (isTest(place) && FOR_TESTS.some(part => target.startsWith(part))) return null;
  return {
    what: `imports ${specifier}, which is outside of packages/${place.package}`,
    why: 'what a package shows to others is what its package.json exports',
    instead: 'import it by the name of its package, @sightline/<name>, and export it there if it is not',
  };
}

function whyNotOurs(layer: Layer, place: Place, found: Import, ours: string): Wrong | null {
  if (ours === place.package || layer.on.includes(ours)) return null;
  if (isTest(place) && IN_TESTS.ours.some(name => name === ours)) return null;
  if (layer.typesOf.includes(ours)) {
    if (found.typeOnly) return null;
    return {
      what: `imports ${found.specifier} at run time`,
      why: `${place.package} needs the types of ${ours} alone and runs without it`,
      instead: 'write `import type { ... }`',
    };
  }
  const allowed = [...layer.on, ...layer.typesOf.map(name => `${name} (types)`)].join(', ') || 'no other package';
  return {
    what: `${place.package} imports ${found.specifier}`,
    why: ONE_WAY,
    instead: `${place.package} may lean on ${allowed}; move what both need to where both may look, or duplicate it`,
  };
}

function whyNotOutside(layer: Layer, place: Place, specifier: string): Wrong | null {
  const name = packageName(specifier);
  const home = ONLY_IN[name];
  if (home !== undefined && home !== place.package) {
    return { what: `imports ${name}`, why: `it belongs to ${home} alone`, instead: 'do without it' };
  }
  if (layer.outside === 'declared') return null;
  if (isTest(place) && (name.startsWith('node:') || IN_TESTS.outside.some(allowed => allowed === name))) return null;
  if (layer.outside === 'none') {
    return {
      what: `imports ${specifier}`,
      why: `${place.package} has no dependency at all: it must run alike in Node and in every browser, for ever`,
      instead: 'write what is needed, or leave it to a package further down the table',
    };
  }
  if (layer.outside.includes(name) && isContentEdge(place)) return null;
  return {
    what: `imports ${specifier}`,
    why: `rules have no dependency; ${layer.outside.join(', ')} may be used where content is read, under content or src/content`,
    instead: 'move the reading of content there, or write what is needed',
  };
}

const isContentEdge = ({ inside }: Place): boolean => /^(src\/)?content(\/|\.ts$)/.test(inside);

/** `zod/v4` is of zod, `@scope/name/part` of @scope/name. */
function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function homeless(path: string, place: Place): Finding {
  return {
    file: path,
    line: 1,
    what: `packages/${place.package} has no row in the table of layers`,
    why: ONE_WAY,
    instead: 'give it one in scripts/house/one-way.ts',
  };
}
