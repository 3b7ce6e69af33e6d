import { GAMES, loadGame } from '../../games/index.ts';
import { useSitDown } from '../../play/use-sit-down.ts';
import { say } from '../../words/index.ts';

/** Where nobody has played yet: which game to begin with, and one button that begins it. */
export function FirstSteps() {
  const sitDown = useSitDown();
  const { id, title } = GAMES[0]!;
  const learn = async (): Promise<void> => {
    const { lessons } = await loadGame(id);
    const { options, secret, id: lesson } = lessons[0]!;
    await sitDown({ kind: 'new', system: id, options, secret }, lesson);
  };
  return (
    <section className="first-steps">
      <p>
        <b>{say('home.newHere')}</b> {say('home.firstSteps', { game: title })}
      </p>
      <button type="button" className="button button--main" onClick={() => void learn()}>
        {say('home.firstLesson')}
      </button>
    </section>
  );
}
