import { use, useEffect, useState } from 'react';
import { loadAllGames } from '../../games/index.ts';
import { readContent } from '../../play/own-content.ts';
import { newId } from '../../play/secret.ts';
import { deleteContent, keepContent, listContent, type SavedContent } from '../../store/content.ts';
import type { ContentProblem } from '../../store/content-file.ts';
import { say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { GameContent } from './GameContent.tsx';
import { OpenContent } from './OpenContent.tsx';

/** What became of the last file. */
export type Taken =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly file: string; readonly problems: readonly ContentProblem[] };

const games = loadAllGames();

/** Everything of the player's own: what there is, what can be made, and what is wrong with a file. */
export default function Content() {
  const all = use(games);
  const [saved, setSaved] = useState<readonly SavedContent[]>([]);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [trouble, setTrouble] = useState<Error | null>(null);
  // A browser that keeps nothing cannot keep content: the page says so instead of doing nothing.
  if (trouble) throw trouble;
  const refresh = (): void => {
    listContent().then(setSaved, setTrouble);
  };
  useEffect(refresh, []);
  const take = async (text: string, file: string): Promise<void> => {
    const read = await readContent(text);
    if (!read.ok) return setTaken({ ok: false, file, problems: read.problems });
    const { game, kind, name, content } = read.value;
    const kept = { id: newId(), savedAt: Date.now(), system: game.system.id, kind: kind.id, name, content };
    const isAgain = await keepContent(kept);
    setTaken({
      ok: true,
      text: isAgain
        ? say('content.takenAgain', { kind: kind.title, name })
        : say('content.taken', { kind: kind.title, name }),
    });
    refresh();
  };
  return (
    <Frame title={say('content.title')}>
      <p className="muted">{say('content.hint')}</p>
      <OpenContent taken={taken} take={(text, file) => void take(text, file).catch(setTrouble)} />
      {all.map(game => (
        <GameContent
          key={game.system.id}
          game={game}
          saved={saved.filter(({ system }) => system === game.system.id)}
          remove={id => void deleteContent(id).then(refresh, setTrouble)}
        />
      ))}
    </Frame>
  );
}
