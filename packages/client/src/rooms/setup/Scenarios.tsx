import type { Game } from '../../games/game.ts';
import { SetupPicture } from '../../parts/SetupPicture.tsx';
import { called } from '../../words/index.ts';
import type { Draft } from './draft.ts';

interface ScenariosProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly choose: (scenario: string) => void;
}

/** The scenarios with their map as it is at the start. */
export function Scenarios({ game, draft, choose }: ScenariosProps) {
  const { system, scenarios } = game;
  return (
    <div className="scenarios">
      {system.scenarios.map(({ id, title }) => (
        <label key={id} className="scenario">
          <input type="radio" name="scenario" checked={draft.scenario === id} onChange={() => choose(id)} />
          <SetupPicture game={game} setup={{ scenario: id, switches: draft.switches }} />
          <b>{called(title)}</b>
          <small className="muted">{called(scenarios[id] ?? '')}</small>
        </label>
      ))}
    </div>
  );
}
