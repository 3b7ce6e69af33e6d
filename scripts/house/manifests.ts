import { type Finding, type HouseRule, placeOf, type Source } from './project.ts';

type Manifest = Readonly<Record<string, unknown>>;

/** The packages are parts of one product: one version, one licence, one kind of module, none published alone. */
export const manifestsAgree: HouseRule = files => {
  const root = files.find(({ path }) => path === 'package.json');
  if (root === undefined) throw new Error('house rules: expected a package.json at the root');
  const { version } = JSON.parse(root.text) as Manifest;
  return [
    ...disagreements(root, { private: true, license: 'MIT', type: 'module' }),
    ...files.filter(isPackage).flatMap(file => [
      ...disagreements(file, {
        name: `@sightline/${placeOf(file.path)?.package}`,
        version,
        private: true,
        license: 'MIT',
        type: 'module',
      }),
      ...strangers(file, version),
    ]),
  ];
};

const PAGE = 'docs/dependencies.md';

/** Each package of others has a row on the page that says which version is used and what for. */
export const dependenciesAreExplained: HouseRule = files => {
  const page = files.find(({ path }) => path === PAGE)?.text.split('\n') ?? [];
  const isExplained = (name: string, version: string): boolean =>
    page.some(line => line.startsWith(`| \`${name}\` `) && line.includes(` ${version} `));
  return files
    .filter(file => file.path === 'package.json' || isPackage(file))
    .flatMap(({ path, text }) =>
      dependenciesOf(text)
        .filter(([name, version]) => !isOurs(name) && !isExplained(name, version))
        .map(([name, version]) => ({
          file: path,
          line: lineOf(text, name),
          what: `depends on ${name} ${version}, which ${PAGE} does not explain`,
          why: 'a dependency is taken on for a reason, and the page is where to look for it',
          instead: `give ${name} ${version} a row in ${PAGE}, or do without it`,
        })),
    );
};

const isOurs = (name: string): boolean => name.startsWith('@sightline/');

const isPackage = ({ path }: Source): boolean => placeOf(path)?.inside === 'package.json';

function disagreements({ path, text }: Source, wanted: Manifest): Finding[] {
  const manifest = JSON.parse(text) as Manifest;
  return Object.entries(wanted)
    .filter(([field, value]) => manifest[field] !== value)
    .map(([field, value]) => ({
      file: path,
      line: lineOf(text, field),
      what: `has ${JSON.stringify(manifest[field]) ?? 'nothing'} for ${field}`,
      why: 'the packages are parts of one product and say the same of themselves',
      instead: `write "${field}": ${JSON.stringify(value)}`,
    }));
}

/** A package of ours in another version would be fetched from somewhere instead of linked. */
function strangers({ path, text }: Source, version: unknown): Finding[] {
  return dependenciesOf(text)
    .filter(([name, wanted]) => isOurs(name) && wanted !== version)
    .map(([name, wanted]) => ({
      file: path,
      line: lineOf(text, name),
      what: `wants ${name} ${wanted}`,
      why: 'the packages of a clone are used together, in the version of the root',
      instead: `write "${name}": ${JSON.stringify(version)}`,
    }));
}

function dependenciesOf(text: string): [name: string, version: string][] {
  const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  return Object.entries({ ...dependencies, ...devDependencies });
}

/** The line that a field stands on; the first where it stands on none. */
function lineOf(text: string, field: string): number {
  return text.split('\n').findIndex(line => line.includes(`"${field}"`)) + 1 || 1;
}
