import { importsOf } from './imports.ts';
import { resolver } from './modules.ts';
import { type Finding, type HouseRule, isTypeScript, placeOf, type Source } from './project.ts';

/** Packages that have not been untied yet. One that has is a finding too. */
const EXCUSED: readonly string[] = [];

/** The files that a file imports, each with the line; types are no part of what runs. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** No file of a package's source imports itself by way of others. */
export const noKnots: HouseRule = files => knotsBut(EXCUSED)(files);

export function knotsBut(excused: readonly string[]): HouseRule {
  return files => {
    const knots = circlesOf(graphOf(files));
    const knotted = new Set(knots.map(({ file }) => placeOf(file)?.package));
    const isPresent = (name: string): boolean => files.some(({ path }) => path.startsWith(`packages/${name}/src/`));
    return [
      ...knots.filter(({ file }) => !excused.includes(placeOf(file)?.package ?? '')),
      ...excused.filter(name => isPresent(name) && !knotted.has(name)).map(needless),
    ];
  };
}

function graphOf(files: readonly Source[]): Graph {
  const resolve = resolver(files);
  const sources = files.filter(({ path }) => isTypeScript(path) && placeOf(path)?.inside.startsWith('src/'));
  return new Map(
    sources.map(({ path, text }) => {
      const running = importsOf(text).filter(({ typeOnly }) => !typeOnly);
      const targets = running.map(({ specifier, line }) => [resolve(path, specifier), line] as const);
      return [path, new Map(targets.filter((target): target is [string, number] => target[0] !== null))];
    }),
  );
}

/** The shortest circle of every knot: of files that all reach one another, a few are enough to pull at. */
function circlesOf(graph: Graph): Finding[] {
  return knotsOf(graph).flatMap(knot => {
    const circles = knot.map(file => circleFrom(graph, file)).filter(circle => circle !== null);
    const [shortest] = circles.toSorted((a, b) => a.length - b.length);
    return shortest === undefined ? [] : [finding(graph, shortest, knot.length)];
  });
}

/** The files, put together with all those that they reach and that reach them (Tarjan, 1972). */
function knotsOf(graph: Graph): string[][] {
  const found: string[][] = [];
  const met = new Map<string, number>();
  /** The earliest file met that can be reached from each. */
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    const order = met.size;
    met.set(file, order);
    earliest.set(file, order);
    open.push(file);
    for (const next of graph.get(file)?.keys() ?? []) {
      if (!met.has(next)) visit(next);
      if (open.includes(next)) earliest.set(file, Math.min(earliest.get(file)!, earliest.get(next)!));
    }
    if (earliest.get(file) === order) found.push(open.splice(open.indexOf(file)));
  };
  for (const file of graph.keys()) if (!met.has(file)) visit(file);
  return found;
}

/** Each file that can be reached, with the one before it on the shortest way; the first one if it is reached again. */
function reachable(graph: Graph, from: string): Map<string, string> {
  const before = new Map<string, string>();
  const queue = [from];
  for (const file of queue) {
    for (const next of graph.get(file)?.keys() ?? []) {
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return before;
}

/** The shortest way from a file back to it, itself at both ends. */
function circleFrom(graph: Graph, file: string): string[] | null {
  const before = reachable(graph, file);
  if (!before.has(file)) return null;
  const circle = [file];
  for (let at = before.get(file)!; at !== file; at = before.get(at)!) circle.unshift(at);
  return [file, ...circle];
}

function finding(graph: Graph, circle: readonly string[], size: number): Finding {
  const [first = '', second = ''] = circle;
  const inside = circle.map(file => placeOf(file)?.inside.replace(/^src\//, '') ?? file);
  const rest = size > circle.length - 1 ? ` (one circle in a knot of ${size} files)` : '';
  return {
    file: first,
    line: graph.get(first)?.get(second) ?? 1,
    what: `imports itself: ${inside.join(' > ')}${rest}`,
    why: 'files that import one another are one file in pieces: none can be read, tested or moved without the others',
    instead:
      'announce a moment and let the other chapter listen (packages/kernel/src/moment.ts), or move what both need to a file of its own',
  };
}

function needless(name: string): Finding {
  return {
    file: `packages/${name}/package.json`,
    line: 1,
    what: `${name} is excused from being without knots, and has none`,
    why: 'an excuse nobody needs is a door left open',
    instead: 'take it out of scripts/house/no-knots.ts',
  };
}
