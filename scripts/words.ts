import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allMadeUp, MADE_UP, saysOf } from '../packages/words/src/check.ts';
import { englishFiles, translationOf } from '../packages/words/src/folder.ts';

// `npm run words`: writes the types of all sentences anew. `npm run words -- de`: begins or completes a translation.

const root = join(import.meta.dirname, '..');
/** The packages whose sentences are said by keys that the compiler checks. */
const TYPED = ['cli', 'client'];

const [task] = process.argv.slice(2);
if (task === undefined || task === '--check') types(task === '--check');
else translate(task);

function types(check: boolean): void {
  const files = englishFiles();
  for (const name of TYPED) {
    const own = files.filter(file => file.package === name).map(({ sentences }) => sentences);
    const wanted = saysOf(Object.assign({}, ...own));
    const file = join(root, 'packages', name, 'src', 'words', 'says.generated.ts');
    if (!check) writeFileSync(file, wanted);
    else if (readFileSync(file, 'utf8') !== wanted) {
      console.error(`packages/${name}/src/words: a sentence has changed; run \`npm run words\``);
      process.exitCode = 1;
    }
  }
}

/** Every file of English under the tag, with what is translated already as it is and the rest still in English. */
function translate(tag: string): void {
  const folder = join(root, 'packages', 'words', new Intl.Locale(tag).baseName);
  for (const file of englishFiles()) {
    const path = join(folder, file.package, file.path);
    const done = translationOf(tag, file);
    const begun = tag === MADE_UP ? allMadeUp(file.sentences) : { ...file.sentences };
    const wanted = Object.fromEntries(Object.entries(begun).map(([key, sentence]) => [key, done[key] ?? sentence]));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(wanted, null, 2)}\n`);
  }
  console.log(`packages/words/${tag}: every sentence of the house, those that nobody has translated yet in English`);
}
