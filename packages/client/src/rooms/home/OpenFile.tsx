import { FileButton } from '../../parts/FileButton.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { say } from '../../words/index.ts';

/** Takes a saved game or a replay from a file and sits down to it. */
export function OpenFile() {
  const sitDown = useSitDown();
  return (
    <FileButton label={say('home.open')} hint={say('home.openHint')} take={text => sitDown({ kind: 'file', text })} />
  );
}
