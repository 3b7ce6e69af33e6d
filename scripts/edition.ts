import { join } from 'node:path';
import { editionOf } from './edition/bundle.ts';
import { beginWork, freeze, TRIAL, whyNotFreeze } from './edition/freeze.ts';
import { SYSTEMS } from './house/one-way.ts';

// `npm run edition`: freezes the rules of games as an edition, or begins work on the next one.

const USAGE = `usage: npm run edition -- [--begin | --trial] <game...> | all
  (nothing)  freezes what is in work, under its number
  --begin    marks the sources as in work on the next edition
  --trial    freezes what is in work as edition ${TRIAL}, and leaves the sources as they are
games: ${SYSTEMS.join(', ')}`;

const root = join(import.meta.dirname, '..');
const [named, flags] = [/^[^-]/, /^-/].map(form => process.argv.slice(2).filter(word => form.test(word)));
const games = named!.includes('all') ? [...SYSTEMS] : named!;
const [flag] = flags!;
const isUsage = games.length > 0 && games.every(game => SYSTEMS.some(known => known === game)) && flags!.length <= 1;

if (!isUsage || (flag !== undefined && flag !== '--begin' && flag !== '--trial')) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (flag === '--begin') {
  for (const game of games) console.log(beginWork(root, game));
} else {
  process.exitCode = await freezeAll(flag === '--trial');
}

async function freezeAll(isTrial: boolean): Promise<number> {
  const wanted = games.map(game => ({ game, edition: isTrial ? TRIAL : editionOf(root, game).number }));
  const problems = wanted.flatMap(({ game, edition }) => whyNotFreeze(root, game, edition) ?? []);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  for (const { game, edition } of wanted) console.log(await freeze(root, game, edition));
  return 0;
}
