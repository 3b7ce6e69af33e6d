import { parseArgs } from 'node:util';
import { FULL, type Plan, QUICK } from './measure.ts';
import { SUBJECTS } from './subjects/names.ts';

export interface Arguments {
  readonly json: boolean;
  readonly plan: Plan;
  readonly names: readonly string[];
}

export const USAGE = `usage: npm run bench -- [--json] [--quick] [--only name]...

  --json    print { name: { ratio, ours, theirs, unit } } instead of a table
  --quick   few and short rounds: to see that it runs, not to quote
  --only    measure this subject alone; may be given several times

subjects:
${SUBJECTS.map(name => `  ${name}`).join('\n')}`;

/** What was asked for, or why it was not understood. */
export function parse(args: readonly string[]): Arguments | { readonly problem: string } {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const unknown = values.only?.find(name => !SUBJECTS.includes(name));
    if (unknown !== undefined) return { problem: `There is no subject "${unknown}".` };
    return { json: values.json, plan: values.quick ? QUICK : FULL, names: values.only ?? SUBJECTS };
  } catch (thrown) {
    return { problem: (thrown as Error).message };
  }
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
} as const;
