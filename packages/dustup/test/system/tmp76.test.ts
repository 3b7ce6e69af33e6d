import { conform, failureText } from '@sightline/conformance';
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { dustup } from '../../src/system.ts';
import { isHidden } from '../../src/table/units.ts';
const CHAPTERS = { vehicles: true, guidedWeapons: true };
const seeds = (process.env['TMPSEEDS'] ?? '76').split(',').map(Number);
test('tmp', { timeout: 0 }, () => {
  const trace: string[] = [];
  const sys: any = { ...dustup,
    begin: (setup: any) => dustup.begin({ ...setup, switches: { ...setup.switches, ...CHAPTERS } }),
    broken: (t: any) => { const p = dustup.broken(t); if (p.length) trace.push(p.join() + ' ' + JSON.stringify([0], null, 0)); else if (t.units[6]) trace.push(`turn ${t.turn} u6 ${isHidden(t.units[6])} ${t.units[6].hull && [t.units[6].hull.x, t.units[6].hull.y, t.units[6].hull.facing]} u0 hid ${isHidden(t.units[t.figures[5].unit])} ${t.figures[5].x},${t.figures[5].y}`); return p; } };
  for (const seed of seeds) {
    const r = conform(sys, { seeds: [seed] });
    console.log(seed, r.games, r.pauses, r.failure && failureText(r.failure));
    if (r.failure) {
      writeFileSync('/tmp/tmp76.replay.json', r.failure.replay);
      
      const j = JSON.parse(r.failure.replay);
      console.log(Object.keys(j));
      const told = JSON.stringify(j).length; console.log(told);
    }
  }
});
