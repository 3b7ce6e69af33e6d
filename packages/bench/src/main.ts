import { parse, USAGE } from './arguments.ts';
import { type Measured, measure } from './measure.ts';
import { evidence, json, table } from './table.ts';

const args = parse(process.argv.slice(2));
if ('problem' in args) {
  console.error(`${args.problem}\n\n${USAGE}`);
  process.exit(2);
}

const run: Measured[] = [];
for (const name of args.names) {
  if (process.stderr.isTTY) console.error(`measuring ${name} ...`);
  run.push(await measure(name, args.plan));
}

const apart = run.filter(({ disagreements }) => disagreements.length > 0);
for (const { name, disagreements } of apart) {
  const head = `${name}: the two sides did not do the same work, so no ratio is told`;
  console.error([head, ...disagreements].join('\n  '));
}
if (apart.length > 0) process.exit(1);

console.log(args.json ? json(run) : `${table(run)}\n\n${evidence(run)}`);
