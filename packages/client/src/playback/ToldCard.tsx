import { type CSSProperties, useRef } from 'react';
import { type Box, boxAround } from '../board/beside.ts';
import type { Insets } from '../board/camera.ts';
import type { Projection } from '../board/Stage.tsx';
import { useBeside } from '../board/use-beside.ts';
import type { Scene, Thrown, ThrownDie } from '../games/scene.ts';
import { Die } from '../parts/Die.tsx';
import type { Beat } from './beats.ts';
import type { Playing } from './player.ts';
import { isAnnounced } from './timing.ts';

/** More dice than these are drawn smaller. */
const FEW_DICE = 4;

/** So much of the board around everybody concerned stays in sight, in its own units. */
const AROUND = 0.8;

interface ToldCardProps extends Pick<Playing, 'beat' | 'length' | 'isEncore' | 'result' | 'isResultShown'> {
  readonly projection: Projection;
  /** What of the picture lies under panels. */
  readonly insets: Insets;
  /** Everybody else who is to be seen, and what must be. */
  readonly others: readonly Box[];
  readonly clear?: readonly Box[];
}

/**
 * What happens now, in one sentence, with the dice thrown large: beside those whom it concerns, and never over them. What came
 * of the last dice stays there. It lies over the board, in the same box. Screen readers hear it from the report.
 */
export function ToldCard(props: ToldCardProps) {
  const { length, isEncore, projection, insets, others, clear = [] } = props;
  const card = useRef<HTMLDivElement>(null);
  const told = toldNow(props);
  const points = told.flatMap(({ scene }) => scene.at).map(projection.at);
  const room = projection.scale * AROUND;
  useBeside(card, {
    projection,
    insets,
    box: boxAround(points, room),
    clear: [...points.flatMap(point => boxAround([point], room) ?? []), ...clear],
    rather: others,
  });
  const [first] = told;
  if (!first) return null;
  const isLasting = first !== props.beat;
  return (
    <div
      ref={card}
      key={isLasting ? `result ${first.line}` : first.line}
      className={`told-card told-card--${first.scene.weight}${isEncore ? ' told-card--encore' : ''}${isLasting ? ' told-card--result' : ''}`}
      style={{ '--beat': `${isLasting ? 0 : length}ms` } as CSSProperties}
      data-concerns={told.flatMap(({ scene }) => scene.concerns).join(' ')}
      aria-hidden="true"
    >
      {told.map(({ line, scene: { thrown, sentence } }) => (
        <div key={line} className="told-card__part">
          {thrown && <Dice {...thrown} />}
          <p>{sentence}</p>
        </div>
      ))}
    </div>
  );
}

/** What is being shown or, once it is over, what came of the last dice. */
function toldNow({ beat, result, isResultShown }: ToldCardProps): readonly Beat[] {
  if (beat) return isTold(beat.scene) ? [beat] : [];
  return isResultShown ? result : [];
}

/** A moment has a banner of its own; nobody reads the same twice. */
function isTold({ sentence, thrown, weight }: Scene): boolean {
  return (!isAnnounced({ weight }) || thrown !== null) && (sentence !== '' || thrown !== null);
}

function Dice({ dice, needed }: Thrown) {
  const size = dice.length > FEW_DICE ? 'told-card__dice told-card__dice--many' : 'told-card__dice';
  const sets = setsOf(dice);
  if (sets.length > 1)
    return (
      <span className="told-card__sets">
        {sets.map((set, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws of one moment have nothing but their order
          <span key={i} className="told-card__dice told-card__dice--many">
            <small className="told-card__of">{set[0]!.of}</small>
            <DiceOfSet dice={set} />
          </span>
        ))}
        {needed && <small className="muted">{needed}</small>}
      </span>
    );
  return (
    <span className={size}>
      <DiceOfSet dice={dice} />
      {needed && <small>{needed}</small>}
    </span>
  );
}

function DiceOfSet({ dice }: Pick<Thrown, 'dice'>) {
  return dice.map(({ die, face, isGood }, i) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have nothing but their place
      key={i}
      className={`told-card__die${isGood === undefined ? '' : isGood ? ' is-good' : ' is-bad'}`}
      style={{ '--late': i } as CSSProperties}
    >
      <Die die={die} face={face} />
    </span>
  ));
}

/** Dice that follow one another under one heading. */
function setsOf(dice: readonly ThrownDie[]): readonly (readonly ThrownDie[])[] {
  const sets: ThrownDie[][] = [];
  for (const each of dice) {
    const last = sets.at(-1);
    if (last && last[0]!.of === each.of) last.push(each);
    else sets.push([each]);
  }
  return sets;
}
