import type { EventCard } from '../../content/cards.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { placeStressChits } from '../kitty/stress-chits.ts';
import { giveOrders } from '../missions/tasks.ts';
import { stickOpen, suckIn, surgeDoors } from './door-cards.ts';
import {
  bringObjective,
  comeAcrossSurvivor,
  findInCrate,
  giveBreather,
  lieInWait,
  quietenKitty,
  readDutyLog,
  sendAuditor,
} from './green.ts';
import { handOut } from './hand-out.ts';
import { beginLasting, FOREVER } from './lasting.ts';
import { checkCrewRemains, gnawThrough, spreadInfestation } from './red.ts';
import { fireSentryGun } from './sentry-gun.ts';

/** Where a card comes up. A clause about the door falls away when there is none (DK-GAP-041). */
export interface Scene {
  readonly module: number;
  readonly door: number | null;
}

/** DK-GAP-041 to DK-GAP-046: the effects of a card in their order, each complete before the next. */
export function carryOut(table: DuckTable, io: DuckIo, card: EventCard, scene: Scene): void {
  for (const effect of card.effects) carryOutOne(table, io, effect, scene);
  giveOrders(table, io, card);
}

function carryOutOne(table: DuckTable, io: DuckIo, effect: EventCard['effects'][number], scene: Scene): void {
  const { module, door } = scene;
  const amount = effect.amount ?? 1;
  switch (effect.kind) {
    case 'stress':
      return placeStressChits(table, io, amount, 'eventCard', 'DK-KITTY-004');
    case 'lightsOut':
    case 'pingHigher':
    case 'rottenDeck':
      return beginLasting(table, io, module, effect.kind, FOREVER);
    case 'gasPocket':
      return beginLasting(table, io, module, effect.kind, table.turn + 1);
    case 'impatience':
      return beginLasting(table, io, module, effect.kind, table.turn + 3);
    case 'siren':
      table.noise.sirenUntil = table.turn + 1;
      return io.tell({ type: 'sirenBegan', rule: 'DK-GAP-042', until: table.noise.sirenUntil });
    case 'doorStuckOpen':
      return stickOpen(table, io, door);
    case 'draught':
      return suckIn(table, io, scene);
    case 'surge':
      return surgeDoors(table, io, module);
    case 'bingeCheckInSight':
      return checkCrewRemains(table, io, module);
    case 'spread':
      return spreadInfestation(table, io, module);
    case 'redFootprints':
      return gnawThrough(table, io, module);
    case 'sentryGun':
      return fireSentryGun(table, io, module);
    case 'regenKit':
      return handOut(table, io, module, 'regen-kit', 'DK-GAP-044');
    case 'forbiddenItem':
      return handOut(table, io, module, 'forbidden', 'DK-GAP-044');
    case 'doorRC':
      return handOut(table, io, module, 'door-rc', 'DK-GAP-046');
    case 'reload':
      return findInCrate(table, io, module);
    case 'turnChits':
      return readDutyLog(table, io, module);
    case 'binge':
      return giveBreather(table, io, module, amount);
    case 'survivor':
      return comeAcrossSurvivor(table, io, module);
    case 'audit':
      return sendAuditor(table, io);
    case 'waitingThreat':
      return lieInWait(table, io, module);
    case 'extraObjective':
      return bringObjective(table, io, module);
    case 'quiet':
      return quietenKitty(table, io);
    default:
      return effect.kind satisfies never;
  }
}
