import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `import eye from 'icon:semi-closed-eye'` gives the path of one icon of game-icons.net; the others stay out of the build. */
export function icons(): Plugin {
  let set: IconSet | null = null;
  const all = (): IconSet => {
    set ??= readSet();
    return set;
  };
  return {
    name: 'sightline-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const paths = [...(all().icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(match => match[1]);
      if (paths.length === 0) throw new Error(`icons: game-icons.net has no icon "${name}" made of paths`);
      return `export default ${JSON.stringify(paths.join(''))};`;
    },
  };
}

function readSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}
