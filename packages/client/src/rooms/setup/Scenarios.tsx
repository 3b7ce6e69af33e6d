import type { Game } from '../../games/game.ts';
import { ScenarioPicture } from '../../parts/ScenarioPicture.tsx';
import { called } from '../../words/index.ts';
import type { Draft } from './draft.ts';

interface ScenariosProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly choose: (scenario: string) => void;
}

/** The scenarios, each with its own picture. */
export function Scenarios({ game, draft, choose }: ScenariosProps) {
  const { system, scenarios } = game;
  return (
    <div className="scenarios">
      {system.scenarios.map(({ id, title }) => (
        <label key={id} className="scenario scenario--scene">
          <input type="radio" name="scenario" checked={draft.scenario === id} onChange={() => choose(id)} />
          <ScenarioPicture game={game} setup={{ scenario: id, switches: draft.switches }} />
          <b>{called(title)}</b>
          <small className="muted">{called(scenarios[id] ?? '')}</small>
        </label>
      ))}
    </div>
  );
}
