import { whyNotCreate } from '@sightline/kernel';
import { lazy, Suspense, useState } from 'react';
import type { Step } from '../../games/choices.ts';
import { useGame } from '../../games/index.ts';
import type { SystemId } from '../../games/systems.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { useOwn } from '../../store/content.ts';
import { called, say } from '../../words/index.ts';
import { Frame } from '../Frame.tsx';
import { type Draft, draftOf, optionsOf, secretOf, setupOf, stirsOf } from './draft.ts';
import { How } from './How.tsx';
import { StartBar } from './StartBar.tsx';
import { Steps } from './Steps.tsx';
import { What } from './What.tsx';
import { Who } from './Who.tsx';

const WithSomebody = lazy(() => import('../invite/WithSomebody.tsx'));

/** Everything that is chosen before the first move, in three steps. Whoever wants none of it presses Start. */
export default function SetUp({ system: id }: { readonly system: SystemId }) {
  const game = useGame(id);
  const { system } = game;
  const [step, setStep] = useState<Step>('what');
  const [draft, setDraft] = useState(() => draftOf(game));
  const own = useOwn(id);
  const choices = game.choices?.(setupOf(draft), own) ?? [];
  const options = optionsOf(draft);
  const [together, setTogether] = useState(false);
  const sitDown = useSitDown();
  /** The way on is at the foot, and every step begins at its head. */
  const goTo = (next: Step): void => {
    setStep(next);
    scrollTo(0, 0);
  };
  const start = (): void =>
    void sitDown({ kind: 'new', system: id, options, secret: secretOf(draft), stirs: stirsOf(draft) });
  const table = {
    game,
    draft,
    choices: choices.filter(choice => (choice.step ?? 'what') === step),
    change: (part: Partial<Draft>): void => setDraft(now => ({ ...now, ...part })),
  };
  return (
    <Frame title={say('setup.title', { game: called(system.title) })}>
      <form
        className="setup"
        onSubmit={event => {
          event.preventDefault();
          start();
        }}
      >
        <Steps step={step} game={game} draft={draft} choose={goTo} />
        {step === 'what' && <What {...table} />}
        {step === 'who' && <Who {...table} />}
        {step === 'how' && <How {...table} />}
        <StartBar
          system={system}
          step={step}
          refusals={whyNotCreate(system, { ...options, secret: secretOf(draft) })}
          go={goTo}
          withSomebody={() => setTogether(true)}
        />
      </form>
      <Sheet title={say('setup.withSomebody')} open={together} close={() => setTogether(false)}>
        <Suspense fallback={<p className="muted">{say('loading')}</p>}>
          <WithSomebody game={game} players={draft.players} together={{ kind: 'new', options }} />
        </Suspense>
      </Sheet>
    </Frame>
  );
}
