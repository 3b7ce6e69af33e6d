import type { WantedDie } from '@sightline/desk';
import type { Game } from '../../games/game.ts';
import { Die } from '../../parts/Die.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';
import { purposeText } from '../../words/system.ts';
import type { Handful } from './use-handful.ts';

interface DiePromptProps {
  readonly game: Game;
  readonly view: unknown;
  readonly handful: Handful;
}

/** The dice that are rolled on the real table in one go: which, what for, and the faces of the next to choose from. */
export function DiePrompt({ game, view, handful }: DiePromptProps) {
  const { wanted, laid, lay, takeUp, leaveToMachine } = handful;
  const next = wanted[laid.length];
  return (
    <div className="ask__die">
      <h2>
        {say('dice.roll', { dice: countedDice(wanted) })} <RuleLink id={wanted[0]!.why.rule} />
      </h2>
      {partsOf(wanted).map(({ from, dice }) => (
        <p key={from} className="handful">
          <For game={game} view={view} die={dice[0]!} />
          {dice.map(({ die }, i) => {
            const at = from + i;
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have nothing but their place.
            return <Place key={i} die={die} face={laid[at]} isNext={at === laid.length} />;
          })}
        </p>
      ))}
      <div className="faces">
        {[...new Set(next?.faces)].map(face => (
          <button key={face} type="button" aria-label={say('dice.face', { face })} onClick={() => lay(face)}>
            <Die die={next!.die} face={face} />
          </button>
        ))}
      </div>
      {laid.length > 0 && (
        <button type="button" className="button" onClick={takeUp}>
          {say('dice.takeUp')}
        </button>
      )}
      <button type="button" className="button" onClick={leaveToMachine}>
        {say('dice.machine', { count: wanted.length - laid.length })}
      </button>
    </div>
  );
}

/** Who rolls it and what for. */
function For({ game, view, die: { why } }: Pick<DiePromptProps, 'game' | 'view'> & { readonly die: WantedDie }) {
  const seat = game.seats[why.seat ?? ''];
  const purpose = purposeText(game.system, why.purpose);
  const figure = why.figure === undefined ? '' : game.figureName(view, why.figure);
  const name = figure ? say('dice.purpose', { purpose, figure }) : purpose;
  return seat ? <SeatBadge name={name} mark={seat.mark} /> : <span>{name}</span>;
}

interface PlaceProps {
  readonly die: string;
  readonly face: number | undefined;
  readonly isNext: boolean;
}

/** Where a die of the throw is to lie, and what it shows once it does. */
function Place({ die, face, isNext }: PlaceProps) {
  if (face !== undefined) return <Die die={die} face={face} />;
  return (
    <span className="handful__place" aria-current={isNext || undefined}>
      {die}
    </span>
  );
}

interface Part {
  readonly from: number;
  readonly dice: readonly WantedDie[];
}

/** Dice for the same are one part of the throw. */
function partsOf(wanted: readonly WantedDie[]): readonly Part[] {
  const starts = wanted.flatMap((die, i) => (i === 0 || !isForTheSame(die, wanted[i - 1]!) ? [i] : []));
  return starts.map((from, i) => ({ from, dice: wanted.slice(from, starts[i + 1]) }));
}

function isForTheSame({ why: a }: WantedDie, { why: b }: WantedDie): boolean {
  return a.purpose === b.purpose && a.seat === b.seat && a.figure === b.figure;
}

/** "3 D6", "a D8 and a D10". */
function countedDice(wanted: readonly WantedDie[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { die } of wanted) counts.set(die, (counts.get(die) ?? 0) + 1);
  return [...counts].map(([die, count]) => say('dice.some', { count, die }));
}
