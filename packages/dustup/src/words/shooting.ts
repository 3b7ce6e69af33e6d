import type { ShootAct, ShootingAct, ShootingUse } from '../acts/shooting.ts';
import type { Success } from '../dice/rolls.ts';
import type { Injury, ShootingEvent } from '../events/shooting.ts';
import type { ActWords, EventWords, RefusalWords, UseWords } from './kinds.ts';
import { plural, shiftsOf } from './numbers.ts';

export const SUCCESS: Readonly<Record<Success, string>> = {
  none: 'no effect',
  minor: 'a minor success',
  major: 'a major success',
};

export const INJURIES: Readonly<Record<Injury | 'dead', string>> = {
  none: 'is unhurt',
  wounded: 'is wounded',
  killed: 'is killed',
  dead: 'was dead already',
  stabilised: 'is wounded, and stabilised by his suit',
  disabled: 'is unhurt in a wrecked suit',
  patchedUp: 'is patched up by his suit',
};

export const shootingEvents: EventWords<ShootingEvent> = {
  shotAt: ({ unit, target, die, targetDie, targetFace, pool, success, suppressive }) =>
    `${unit.name} ${suppressive ? 'lays suppressive fire on' : 'shoots at'} ${target.name}: ${pool.map(p => `D${p.die}=${p.face}`).join(', ')} against D${targetDie}=${targetFace}${shiftsOf(die)}: ${SUCCESS[success]}.`,
  suppressed: ({ unit, markers }) => `${unit.name} is suppressed, ${plural(markers, 'marker')}.`,
  hitsCounted: ({ target, total, die, hits, extra }) =>
    `The dice come to ${total} against a D${die}${extra === null ? '' : `, with ${extra} on the die for the remainder`}: ${plural(hits, 'hit')} on ${target.name}.`,
  struck: ({ figure, impact, armour, injury }) =>
    `Impact ${impact} against armour ${armour}: ${figure.name} ${INJURIES[injury]}.`,
  suitRolled: ({ figure, face, injury }) => `The suit rolls ${face}: ${figure.name} ${INJURIES[injury]}.`,
  wentIntoConcealment: ({ unit }) => `${unit.name} goes into complete concealment.`,
  leftConcealment: ({ unit }) => `${unit.name} comes out of complete concealment.`,
  tookOver: ({ figure, weapon }) => `${figure.name} takes over the ${weapon.toLowerCase()}.`,
  leaderFell: ({ unit, figure, marker }) =>
    `${figure.name}, leader of ${unit.name}, is down${marker ? `; ${marker.name} marks the unit` : ''}.`,
};

/** How many of those who fire throw something instead. */
function thrownOf(shots: ShootAct['shots']): string {
  const thrown = shots.filter(([, weapon]) => typeof weapon !== 'number');
  if (thrown.length === 0) return '';
  const what = thrown.some(([, weapon]) => weapon === 'antiTankGrenade') ? 'anti-tank grenade' : 'grenade';
  return `, ${plural(thrown.length, what)} among them`;
}

export const shootingActs: ActWords<ShootingAct> = {
  shoot: ({ target, shots, suppressive }, names) =>
    `${suppressive ? 'lay suppressive fire on' : 'shoot at'} ${names.units[target]} with ${plural(shots.length, 'weapon')}${thrownOf(shots)}`,
};

export const shootingUses: UseWords<ShootingUse> = {
  conceal: () => 'go into complete concealment',
  showUp: () => 'come out of complete concealment',
  takeOver: ({ by }, names) => `let ${names.figures[by]} take over a weapon`,
};

export const shootingRefusals: RefusalWords = {
  noTarget: () => 'That is no unit to fire at.',
  tooDark: ({ target }) => `It is too dark to see ${target}.`,
  noSight: ({ target }) => `There is no line of sight to ${target}.`,
  beyondAim: () => 'The target die would go beyond D12.',
  noWeapon: () => 'Nobody fires.',
  cannotFire: ({ figure }) => `${figure ?? 'That figure'} cannot fire.`,
  tooManyThrowers: ({ it }) => `No more than ${it} may throw grenades.`,
  noGrenades: () => 'The unit has no such grenades.',
  firesAlone: () => 'That weapon fires alone or not at all.',
  firedAlready: ({ figure }) => `${figure} has fired that weapon in this activation.`,
  weaponJammed: () => 'That weapon is jammed.',
  outOfRange: ({ weapon, range }) => `The ${String(weapon).toLowerCase()} reaches ${range}".`,
  concealedAlready: () => 'The unit is completely concealed already.',
  noConcealment: () => 'The ground gives no concealment.',
  notConcealed: () => 'The unit is not completely concealed.',
  cannotTakeOver: () => 'There is no weapon to take over so.',
};
