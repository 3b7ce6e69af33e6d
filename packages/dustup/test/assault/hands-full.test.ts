import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { face, HOLD, NO_BLOWS, on, run, STAND, STAY, says } from '../support/assault-setting.ts';
import { at, squad } from '../support/setting.ts';
import { shocked } from '../support/vehicle-assault.ts';

describe('whoever flies a drone and has to defend himself', () => {
  rule(['DU-DRONE-004', 'DU-ASSAULT-093'], 'loses it to attackers who were two inches away, too', () => {
    const { table, red, blue } = face(2, { blue: [squad(5, { drones: 8 })] });
    blue.drone = at(30, 30);
    run(table, red, on(blue), { dice: [...NO_BLOWS, 'D8=5', 'D8=4', 'D6=1'], answers: [STAY] });
    expect(blue.drone).toBe(null);
  });

  rule(
    ['DU-DRONE-004', 'DU-VEH-115'],
    'loses it when he fires at a tank that falls short, and keeps it if he holds',
    () => {
      const afterwards = (answer: unknown, ...dice: string[]) => {
        const { table, tank, blue } = shocked(14, 'battleTank', { blue: [squad(5, { drones: 8 })] });
        blue.drone = at(40, 40);
        const answers = [STAND, says('blue', answer === 'fire' ? tank.id : answer)];
        run(table, tank, { do: 'tankShock', target: blue.id }, { dice: ['D8=2', 'D4=3', 'D12=2', ...dice], answers });
        return blue.drone;
      };
      expect(afterwards(HOLD.answer)).toEqual(at(40, 40));
      expect(afterwards('fire', 'D8=8', 'D8=1', 'D10=1')).toBe(null);
    },
  );
});

describe('men who have struck at a tank', () => {
  rule(['DU-VEH-113', 'DU-VEH-108', 'DU-PROP-010'], 'get up, shake off their markers and fall back', () => {
    const { table, tank, blue } = shocked(8);
    Object.assign(blue, { propped: true, suppression: 1 });
    run(
      table,
      tank,
      { do: 'tankShock', target: blue.id },
      {
        dice: ['D10=1', 'D4=3', 'D12=6', 'D12=1', 'D12=12', 'D6=3'],
        answers: [STAND, says('blue', 'strike'), says('red', 0)],
      },
    );
    expect([blue.propped, blue.suppression, blue.confidence]).toEqual([false, 0, 'steady']);
  });
});
