import { useState } from 'react';
import type { ContentKind } from '../../games/content.ts';
import type { Game } from '../../games/game.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { writeContent } from '../../store/content-file.ts';
import { fileName } from '../../store/file-name.ts';
import { download } from '../../store/files.ts';
import { called, say } from '../../words/index.ts';

interface ExamplesProps {
  readonly game: Game;
  readonly kinds: readonly ContentKind[];
}

/** What is shipped of each kind, to be saved and changed. */
export function Examples({ game, kinds }: ExamplesProps) {
  return (
    <ul className="examples">
      {kinds.map(kind => (
        <Example key={kind.id} system={game.system.id} kind={kind} />
      ))}
    </ul>
  );
}

function Example({ system, kind }: { readonly system: string; readonly kind: ContentKind }) {
  const [chosen, choose] = useState(0);
  const save = (): void => {
    const content = kind.shipped[chosen]!;
    const name = kind.nameOf(content);
    download(fileName(kind.id, name, 'content'), writeContent({ system, kind: kind.id, name, content }));
  };
  return (
    <li>
      <div>
        <b>{kind.title}</b> <RuleLink id={kind.rule} />
        <p className="muted">{kind.hint}</p>
      </div>
      <div className="row">
        <select
          aria-label={say('content.example', { kind: kind.title })}
          value={chosen}
          onChange={event => choose(Number(event.target.value))}
        >
          {kind.shipped.map((content, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is shipped never changes its order
            <option key={i} value={i}>
              {called(kind.nameOf(content))}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          aria-label={say('content.saveExampleOf', { kind: kind.title })}
          onClick={save}
        >
          {say('content.saveExample')}
        </button>
      </div>
    </li>
  );
}
