import type { Success } from '../../dice/rolls.ts';
import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { plural, shiftsOf } from '../../words/numbers.ts';
import type { ShootAct, ShootingAct, ShootingUse } from './acts.ts';
import type { ShootingEvent } from './events.ts';

export const SUCCESS: Readonly<Record<Success, string>> = {
  none: 'no effect',
  minor: 'a minor success',
  major: 'a major success',
};

export const shootingEventWords: EventWords<ShootingEvent> = {
  shotAt: ({ unit, target, die, targetDie, targetFace, pool, success, suppressive }) =>
    `${unit.name} ${suppressive ? 'lays suppressive fire on' : 'shoots at'} ${target.name}: ${pool.map(p => `D${p.die}=${p.face}`).join(', ')} against D${targetDie}=${targetFace}${shiftsOf(die)}: ${SUCCESS[success]}.`,
  hitsCounted: ({ target, total, die, hits, extra }) =>
    `The dice come to ${total} against a D${die}${extra === null ? '' : `, with ${extra} on the die for the remainder`}: ${plural(hits, 'hit')} on ${target.name}.`,
  wentIntoConcealment: ({ unit }) => `${unit.name} goes into complete concealment.`,
  leftConcealment: ({ unit }) => `${unit.name} comes out of complete concealment.`,
  tookOver: ({ figure, weapon }) => `${figure.name} takes over the ${weapon.name.toLowerCase()}.`,
};

export const shootingActWords: ActWords<ShootingAct> = {
  shoot: ({ target, shots, suppressive }, names) =>
    `${suppressive ? 'lay suppressive fire on' : 'shoot at'} ${names.units[target]} with ${plural(shots.length, 'weapon')}${thrownOf(shots)}`,
};

export const shootingUseWords: ActWords<ShootingUse> = {
  conceal: () => 'go into complete concealment',
  showUp: () => 'come out of complete concealment',
  takeOver: ({ by }, names) => `let ${names.figures[by]} take over a weapon`,
};

export const shootingRefusals: RefusalWords = {
  noTarget: () => 'That is no unit to fire at.',
  tooDark: ({ target }) => `It is too dark to see ${target}.`,
  beyondAim: () => 'The target die would go beyond D12.',
  noWeapon: () => 'Nobody fires.',
  cannotFire: ({ figure }) => `${figure ?? 'That figure'} cannot fire.`,
  tooManyThrowers: ({ it }) => `No more than ${it} may throw grenades.`,
  noGrenades: () => 'The unit has no such grenades.',
  firesAlone: () => 'That weapon fires alone or not at all.',
  weaponJammed: () => 'That weapon is jammed.',
  concealedAlready: () => 'The unit is completely concealed already.',
  noConcealment: () => 'The ground gives no concealment.',
  notConcealed: () => 'The unit is not completely concealed.',
  cannotTakeOver: () => 'There is no weapon to take over so.',
};

/** How many of those who fire throw something instead. */
function thrownOf(shots: ShootAct['shots']): string {
  const thrown = shots.filter(([, weapon]) => typeof weapon !== 'number');
  if (thrown.length === 0) return '';
  const what = thrown.some(([, weapon]) => weapon === 'antiTankGrenade') ? 'anti-tank grenade' : 'grenade';
  return `, ${plural(thrown.length, what)} among them`;
}
