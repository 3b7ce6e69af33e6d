import { DIRECTIONS, type Direction, neighbour } from '@sightline/geometry/grid';
import { refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import { form, isDirection, isFlag, isName, isNumber, oneOf } from '../../table/form.ts';
import { ask } from '../../table/questions.ts';
import type { Charge, DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { hasFor } from '../damage/equipment.ts';
import { igniteFireBomb, setFireBomb, whyNotIgnite, whyNotSetFireBomb } from './fire-bombs.ts';
import { layMine, type MineOrder, setOffMine, whyNotLayMine, whyNotSetOffMine } from './mines.ts';
import type { TimerQuestion } from './questions.ts';
import { askAndThrow, throwsOf, whyNotThrowAnywhere } from './throwing.ts';

export type ChargeAct =
  | { readonly do: 'setFireBomb'; readonly square: number }
  | { readonly do: 'igniteFireBomb'; readonly square: number }
  | {
      readonly do: 'layMine';
      readonly kind: MineOrder['kind'];
      readonly facing: Direction;
      readonly trigger: MineOrder['trigger'];
    }
  | { readonly do: 'setOffMine'; readonly square: number };

const TIMES = [1, 2, 3, 4, 5, 6].map(turns => ({ turns }));

const setFireBombAct: ActKind<Extract<ChargeAct, { do: 'setFireBomb' }>> = {
  do: 'setFireBomb',
  isForm: form<Extract<ChargeAct, { do: 'setFireBomb' }>>({ square: isNumber }),
  list(table, man) {
    if (!hasFor(table, man, 'setFireBomb')) return [];
    const { grid, tileAt } = planOf(table.arena);
    return [man.at, ...DIRECTIONS.map(direction => neighbour(grid, man.at, direction))]
      .filter(square => tileAt[square]! >= 0)
      .map(square => ({ do: 'setFireBomb', square }) as const)
      .filter(act => setFireBombAct.whyNot(table, man, act).length === 0);
  },
  whyNot: (table, man, { square }) => whyNotSetFireBomb(table, man, square),
  perform(table, io, man, { square }) {
    spendAction(man);
    setFireBomb(table, io, man, square);
  },
};

const chargeAt = (table: DuckTable, man: Teamer, square: number, isBomb: boolean): Charge | undefined =>
  table.charges.find(
    charge => charge.at === square && charge.owner === man.id && (charge.kind === 'fireBomb') === isBomb,
  );

/** Each square once, however many charges lie on it. */
const chargedSquares = ({ charges }: DuckTable): number[] => [...new Set(charges.map(({ at }) => at))];

/** DK-GREN-025. */
const igniteAct: ActKind<Extract<ChargeAct, { do: 'igniteFireBomb' }>> = {
  do: 'igniteFireBomb',
  isForm: form<Extract<ChargeAct, { do: 'igniteFireBomb' }>>({ square: isNumber }),
  list: (table, man) =>
    chargedSquares(table)
      .map(square => ({ do: 'igniteFireBomb', square }) as const)
      .filter(act => igniteAct.whyNot(table, man, act).length === 0),
  whyNot(table, man, { square }) {
    const bomb = chargeAt(table, man, square, true);
    return bomb ? whyNotIgnite(table, man, bomb) : [refuse('DK-GREN-025', 'noBombThere')];
  },
  perform(table, io, man, { square }) {
    spendAction(man);
    igniteFireBomb(table, io, man, chargeAt(table, man, square, true)!);
  },
};

const KINDS = ['shotgunMine', 'flameMine'] as const;
const TRIGGERS = ['movement', 'atWill', 'timer'] as const;

/** DK-GREN-019, DK-GREN-022: what it is and which way it points is announced; a timer is asked for next. */
const layMineAct: ActKind<Extract<ChargeAct, { do: 'layMine' }>> = {
  do: 'layMine',
  isForm: form<Extract<ChargeAct, { do: 'layMine' }>>({
    kind: oneOf(KINDS),
    facing: isDirection,
    trigger: oneOf(TRIGGERS),
  }),
  list(table, man) {
    if (!hasFor(table, man, 'layMine')) return [];
    const acts = KINDS.flatMap(kind =>
      TRIGGERS.flatMap(trigger => DIRECTIONS.map(facing => ({ do: 'layMine', kind, facing, trigger }) as const)),
    );
    return acts.filter(act => layMineAct.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { kind, facing, trigger }) {
    return whyNotLayMine(table, man, { kind, facing, trigger, count: 1 });
  },
  perform(table, io, man, { kind, facing, trigger }) {
    spendAction(man);
    layMine(table, io, man, {
      kind,
      facing,
      trigger,
      ...(trigger === 'timer' ? { count: askTimer(io, man) } : {}),
    });
  },
};

function askTimer(io: DuckIo, man: Teamer): number {
  const question: TimerQuestion = { kind: 'mineTimer', rule: 'DK-GREN-022', options: TIMES };
  return ask(io, seatOf(man), question).turns;
}

const setOffMineAct: ActKind<Extract<ChargeAct, { do: 'setOffMine' }>> = {
  do: 'setOffMine',
  isForm: form<Extract<ChargeAct, { do: 'setOffMine' }>>({ square: isNumber }),
  list: (table, man) =>
    chargedSquares(table)
      .map(square => ({ do: 'setOffMine', square }) as const)
      .filter(act => setOffMineAct.whyNot(table, man, act).length === 0),
  whyNot(table, man, { square }) {
    const mine = chargeAt(table, man, square, false);
    return mine ? whyNotSetOffMine(table, man, mine) : [refuse('DK-GREN-022', 'noMineThere')];
  },
  perform(table, io, man, { square }) {
    spendAction(man);
    setOffMine(table, io, man, chargeAt(table, man, square, false)!);
  },
};

export const CHARGE_ACTS = [setFireBombAct, igniteAct, layMineAct, setOffMineAct] as const;

/** The square is asked for once the throw is announced. */
export interface ThrowAct {
  readonly do: 'throw';
  /** The id of one of his grenades. */
  readonly grenade: string;
  readonly byProjector: boolean;
}

export const isThrow = form<ThrowAct>({ grenade: isName, byProjector: isFlag });

const throwAct: ActKind<ThrowAct> = {
  do: 'throw',
  isForm: isThrow,
  foresee: () => null,
  list: throwsOf,
  whyNot: whyNotThrowAnywhere,
  perform: (table, io, man, act) => askAndThrow(table, io, man, act),
};

export const THROW_ACTS = [throwAct] as const;
