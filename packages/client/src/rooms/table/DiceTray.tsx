import type { Told } from '@sightline/desk';
import type { RollLine } from '@sightline/kernel';
import { memo } from 'react';
import type { Game } from '../../games/game.ts';
import { Die } from '../../parts/Die.tsx';
import { Help } from '../../parts/Help.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { say } from '../../words/index.ts';
import { purposeText } from '../../words/system.ts';

interface DiceTrayProps {
  readonly game: Game;
  readonly view: unknown;
  readonly told: readonly Told[];
}

/** How many throws stay on the tray. */
const KEPT = 4;

/** The last dice that fell, each throw with its purpose and rule. */
export const DiceTray = memo(function DiceTray({ game, view, told }: DiceTrayProps) {
  const throws = throwsOf(told).slice(-KEPT).reverse();
  return (
    <section className="dice card" aria-label={say('dice.title')}>
      <Help title={say('dice.title')} text={say('help.dice')} />
      <h2 className="card__title">{say('dice.title')}</h2>
      {throws.length === 0 && <p className="muted">{say('dice.none')}</p>}
      {throws.map(rolls => (
        <ThrowLine key={rolls[0]!.draw} game={game} view={view} rolls={rolls} />
      ))}
    </section>
  );
});

interface ThrowLineProps extends Pick<DiceTrayProps, 'game' | 'view'> {
  readonly rolls: readonly RollLine[];
}

function ThrowLine({ game, view, rolls }: ThrowLineProps) {
  const { why, entered } = rolls[0]!;
  const figure = why.figure === undefined ? null : game.figureName(view, why.figure);
  const mark = game.seats[why.seat ?? '']?.mark ?? 'none';
  const purpose = purposeText(game.system, why.purpose);
  return (
    <div className={`throw throw--${mark}`}>
      <span className="throw__dice">
        {rolls.map(({ draw, die, face }) => (
          <Die key={draw} die={die} face={face} />
        ))}
      </span>
      <span className="throw__why">
        {figure ? say('dice.purpose', { purpose, figure }) : purpose}
        {entered && <small className="muted"> ({say('dice.entered')})</small>}
      </span>
      <RuleLink id={why.rule} />
    </div>
  );
}

/** Dice told one after the other for the same reason are one throw. */
function throwsOf(told: readonly Told[]): RollLine[][] {
  const throws: RollLine[][] = [];
  let last: RollLine | null = null;
  for (const { line } of told) {
    if (line.kind === 'roll' && last && isSameThrow(line, last)) throws.at(-1)!.push(line);
    else if (line.kind === 'roll') throws.push([line]);
    last = line.kind === 'roll' ? line : null;
  }
  return throws;
}

function isSameThrow(a: RollLine, b: RollLine): boolean {
  return a.why.rule === b.why.rule && a.why.figure === b.why.figure && a.why.seat === b.why.seat;
}
