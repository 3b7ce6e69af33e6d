import type { Game } from '../../games/game.ts';
import { ScenarioPicture } from '../../parts/ScenarioPicture.tsx';
import { glossed } from '../../parts/Term.tsx';
import { called } from '../../words/index.ts';
import { type Draft, setupOf } from './draft.ts';

/** The chosen mission or battle: its picture, and what one should know before it. */
export function Briefing({ game, draft }: { readonly game: Game; readonly draft: Draft }) {
  const { system, scenarios, briefings } = game;
  const { id, title } = system.scenarios.find(scenario => scenario.id === draft.scenario) ?? { id: '', title: '' };
  return (
    <section className="briefing" aria-live="polite">
      <ScenarioPicture game={game} setup={setupOf(draft)} />
      <div className="briefing__text">
        <h2>{called(title)}</h2>
        <p>{glossed(briefings[id] ?? called(scenarios[id] ?? ''), game)}</p>
      </div>
    </section>
  );
}
