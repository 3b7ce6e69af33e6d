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
  const all = throwsOf(told);
  const throws = all.map((thrown, number) => ({ ...thrown, number })).slice(-KEPT);
  return (
    <section className="dice card" aria-label={say('dice.title')}>
      <Help title={say('dice.title')} text={say('help.dice')} />
      <h2 className="card__title">{say('dice.title')}</h2>
      {throws.length === 0 && <p className="muted">{say('dice.none')}</p>}
      {throws.reverse().map(({ rolls, result, number }) => (
        <ThrowLine key={number} game={game} view={view} rolls={rolls} result={result} />
      ))}
    </section>
  );
});

interface ThrowLineProps extends Pick<DiceTrayProps, 'game' | 'view'> {
  readonly rolls: readonly RollLine[];
  /** The sentence that told what came of it. */
  readonly result: string | null;
}

function ThrowLine({ game, view, rolls, result }: ThrowLineProps) {
  const { why, entered } = rolls[0]!;
  const figure = why.figure === undefined ? null : game.figureName(view, why.figure);
  const mark = game.seats[why.seat ?? '']?.mark ?? 'none';
  const purpose = purposeText(game.system, why.purpose);
  return (
    <div className={`throw throw--${mark}`}>
      <span className="throw__dice">
        {rolls.map(({ die, face }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have nothing but their place.
          <Die key={i} die={die} face={face} />
        ))}
      </span>
      <span className="throw__why">
        {figure ? say('dice.purpose', { purpose, figure }) : purpose}
        {entered && <small className="muted"> ({say('dice.entered')})</small>}
        {result !== null && <small className="throw__result">{result}</small>}
      </span>
      <RuleLink id={why.rule} />
    </div>
  );
}

interface Throw {
  readonly rolls: RollLine[];
  result: string | null;
}

/** Dice told one after the other for the same reason are one throw; what is told next is what came of it. */
function throwsOf(told: readonly Told[]): readonly Throw[] {
  const throws: Throw[] = [];
  let last: RollLine | null = null;
  for (const { line, text } of told) {
    if (line.kind === 'roll' && last && isSameThrow(line, last)) throws.at(-1)!.rolls.push(line);
    else if (line.kind === 'roll') throws.push({ rolls: [line], result: null });
    else if (last) throws.at(-1)!.result = text;
    last = line.kind === 'roll' ? line : null;
  }
  return throws;
}

function isSameThrow(a: RollLine, b: RollLine): boolean {
  return a.why.rule === b.why.rule && a.why.figure === b.why.figure && a.why.seat === b.why.seat;
}
