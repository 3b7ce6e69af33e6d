import { join } from 'node:path';
import { contentHasSchema } from './house/content.ts';
import { noDeadExports } from './house/dead-exports.ts';
import { matchesStayBehindDesks } from './house/desks.ts';
import { lockFileIsWhole } from './house/lock-file.ts';
import { dependenciesAreExplained, manifestsAgree } from './house/manifests.ts';
import { noKnots } from './house/no-knots.ts';
import { oldGamesKeepTheirRules } from './house/old-games.ts';
import { importsPointOneWay } from './house/one-way.ts';
import { namesNoMachine } from './house/places.ts';
import { type Finding, type HouseRule, projectFiles } from './house/project.ts';
import { rulesArePure } from './house/purity.ts';
import { filesAreShort } from './house/size.ts';

// What no compiler and no linter checks: the habits that keep this house as docs/architecture.md draws it.

const HOUSE_RULES: readonly HouseRule[] = [
  importsPointOneWay,
  noKnots,
  noDeadExports,
  oldGamesKeepTheirRules,
  matchesStayBehindDesks,
  rulesArePure,
  filesAreShort,
  contentHasSchema,
  namesNoMachine,
  manifestsAgree,
  dependenciesAreExplained,
  lockFileIsWhole,
];

const files = projectFiles(join(import.meta.dirname, '..'));
const findings = HOUSE_RULES.flatMap(rule => rule(files));
for (const finding of findings) console.log(sentence(finding));
console.log(findings.length === 0 ? `${files.length} files keep the house rules` : `${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;

function sentence({ file, line, what, why, instead }: Finding): string {
  return `${file}:${line}  ${what}\n    why: ${why}\n    do:  ${instead}`;
}
