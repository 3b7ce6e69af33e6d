import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { threatDice } from '../../src/rules/grapple/dice.ts';
import { hackOff, whyNotHackOff } from '../../src/rules/grapple/hack-off.ts';
import { mostWanted } from '../../src/rules/grapple/victims.ts';
import { addMan, addThreat, at, codes, lockInGrapple, play, testTable } from '../support/tables.ts';

/** A grapple in the middle of a tile and a helper south of it, facing it. */
function scene(card: Parameters<typeof addMan>[3] = {}) {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { ff: 4 });
  const harpy = addThreat(table, man.at);
  lockInGrapple(man, harpy);
  const helper = addMan(table, at(table, 3, 4), 1, card);
  return { table, man, harpy, helper };
}

rule(['DK-GRAP-033', 'DK-SHOOT-025'], 'only an adjacent man with Pistol, HAR or blade in hand may try', () => {
  const { table, man, helper } = scene();
  expect(actsOf(table, helper)).toContainEqual({ do: 'hackOff', comrade: man.id });
  helper.at = at(table, 3, 5);
  expect(codes(whyNotHackOff(table, helper, man))).toEqual(['notAdjacent']);
  helper.at = man.at;
  expect(whyNotHackOff(table, helper, man)).toEqual([]);
  helper.at = at(table, 3, 2);
  expect(codes(whyNotHackOff(table, helper, man))).toEqual(['outOfArc']);
  const heavy = scene({ weapon: 'hemg', strength: 'STRONG' });
  expect(codes(whyNotHackOff(heavy.table, heavy.helper, heavy.man))).toEqual(['onlyPistolHarOrBlade']);
  heavy.helper.hand = 'cutlass';
  expect(whyNotHackOff(heavy.table, heavy.helper, heavy.man)).toEqual([]);
});

rule(
  ['DK-GRAP-033', 'DK-GRAP-034', 'DK-STAR-001'],
  'a HAR knocks it off as at range 1, for one action and a star',
  () => {
    const { table, man, harpy, helper } = scene();
    harpy.at = man.at = at(table, 3, 4);
    helper.at = at(table, 3, 5);
    play({ dice: ['D6=2', 'D6=1'] }, io => perform(table, io, helper, { do: 'hackOff', comrade: man.id }));
    expect([harpy.at, man.grapple, helper.ready, helper.stars]).toEqual([at(table, 3, 3), null, 1, 1]);
    expect(helper.weapons[0]!.loaded).toBe(11);
  },
);

rule('DK-GRAP-034', 'a Pistol works as in grappling: 5 kills, 1 moves nothing', () => {
  const killed = scene({ weapon: 'pistol' });
  play({ dice: ['D6=2', 'D6=5'] }, io => hackOff(killed.table, io, killed.helper, killed.man));
  expect([killed.harpy.condition, killed.man.grapple, killed.helper.stars]).toEqual(['killed', null, 1]);
  const stays = scene({ weapon: 'pistol' });
  play({ dice: ['D6=2', 'D6=1'] }, io => hackOff(stays.table, io, stays.helper, stays.man));
  expect([stays.man.grapple?.threat, stays.helper.stars]).toEqual([stays.harpy.id, 0]);
});

rule('DK-GRAP-035', 'a blade cuts with the helper’s own dice, each 6 counting 2', () => {
  const cut = (dice: string[]) => {
    const { table, man, harpy, helper } = scene();
    helper.hand = 'cutlass';
    play({ dice: ['D6=2', ...dice] }, io => hackOff(table, io, helper, man));
    return { table, man, harpy };
  };
  const thrown = cut(['D6=6', 'D6=2', 'D6=3', 'D6=1', 'D8=1']);
  expect([thrown.harpy.at, thrown.man.grapple]).toEqual([at(thrown.table, 3, 2), null]);
  expect(cut(['D6=6', 'D6=6', 'D6=1', 'D6=1']).harpy.condition).toBe('killed');
  expect(cut(['D6=5', 'D6=4', 'D6=2', 'D6=1']).man.grapple).not.toBeNull();
});

rule(['DK-GRAP-035', 'DK-GRAP-024'], 'a Threat that is cut and has nowhere to go stays with 2 dice fewer', () => {
  const table = testTable({ tiles: [['.....', '.hhh.', '.h.h.', '.hhh.', '.....']] });
  const [man, helper] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 3))];
  const harpy = addThreat(table, man.at);
  lockInGrapple(man, harpy);
  helper.hand = 'cutlass';
  const dice = ['D6=2', 'D6=6', 'D6=2', 'D6=3', 'D6=1', 'D8=1'];
  const io = play({ dice }, run => hackOff(table, run, helper, man));
  expect([harpy.at, threatDice(harpy, man.grapple!).total]).toEqual([man.at, 2]);
  expect(io.told.at(-1)).toMatchObject({ type: 'grappleDiceLost', rule: 'DK-GRAP-024', figure: harpy.id, number: 2 });
});

rule('DK-GRAP-036', 'a helper who fumbles endangers his comrade and feeds the kitty', () => {
  const hurt = scene();
  play({ dice: ['D6=5', 'D60=1', 'D6=4', 'D59=1'] }, io => hackOff(hurt.table, io, hurt.helper, hurt.man));
  expect([hurt.man.wounds, hurt.table.kitty.chits.length]).toEqual([1, 2]);
  const spared = scene();
  play({ dice: ['D6=5', 'D60=1', 'D6=3'] }, io => hackOff(spared.table, io, spared.helper, spared.man));
  expect([spared.man.wounds, spared.man.grapple?.threat]).toEqual([0, spared.harpy.id]);
  expect(spared.helper.weapons[0]!.loaded).toBe(12);
});

rule(
  ['DK-GRAP-043', 'DK-GRAP-044', 'DK-WEAP-048'],
  'a blade is drawn after an action for nothing, a gun taken up for one, with a test',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 3));
    expect(codes(whyNotAct(table, man, { do: 'drawBlade' }))).toEqual(['noActionFinished']);
    play({}, io => perform(table, io, man, { do: 'pass' }));
    expect(codes(whyNotAct(table, man, { do: 'takeUpAxe' }))).toEqual(['noAxe']);
    play({}, io => perform(table, io, man, { do: 'drawBlade' }));
    expect([man.hand, man.ready, man.acted]).toEqual(['cutlass', 1, 1]);
    const gun = { do: 'takeUpGun', weapon: 0, gun: 'har' } as const;
    play({ dice: ['D6=5', 'D60=1'] }, io => perform(table, io, man, gun));
    expect([man.hand, man.ready]).toEqual(['cutlass', 0]);
    Object.assign(man, { ready: 1 });
    play({ dice: ['D6=4'] }, io => perform(table, io, man, gun));
    expect([man.hand, man.ready]).toEqual([0, 0]);
  },
);

rule(['DK-GRAP-043', 'DK-GRAP-044'], 'an axe is taken up for an action, with a Fumble Test', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { gear: { axe: 1 } });
  play({ dice: ['D6=5', 'D60=1', 'D6=4'] }, io => {
    perform(table, io, man, { do: 'takeUpAxe' });
    expect([man.hand, man.ready]).toEqual([0, 1]);
    perform(table, io, man, { do: 'takeUpAxe' });
  });
  expect([man.hand, man.ready]).toEqual(['axe', 0]);
});

rule('DK-GRAP-044', 'not in a grapple', () => {
  const { table, man } = scene();
  man.hand = 'cutlass';
  expect(codes(whyNotAct(table, man, { do: 'takeUpGun', weapon: 0, gun: 'har' }))).toContain('grappling');
});

rule('DK-GRAP-004', 'backs before heavy weapons before YOU before anyone else, ties by die', () => {
  const table = testTable();
  const harpy = addThreat(table, at(table, 3, 3));
  const gunner = addMan(table, at(table, 3, 1), 5, { weapon: 'hemg' });
  const turned = addMan(table, at(table, 1, 3), 7);
  const you = addMan(table, at(table, 5, 3), 7, { you: true });
  const other = addMan(table, at(table, 3, 5), 1);
  const seen = [
    { figure: gunner, from: 5 },
    { figure: turned, from: 3 },
    { figure: you, from: 7 },
    { figure: other, from: 1 },
  ] as const;
  const wanted = (victims: readonly (typeof seen)[number][], dice: string[] = []) => {
    let id = -1;
    play({ dice }, io => {
      id = mostWanted(table, io, harpy, victims, () => false)!.figure.id;
    });
    return id;
  };
  expect(wanted(seen)).toBe(turned.id);
  expect(wanted(seen.filter(({ figure }) => figure !== turned))).toBe(gunner.id);
  expect(wanted([seen[2], seen[3]])).toBe(you.id);
  turned.facing = 3;
  expect(wanted([seen[1], seen[3]], ['D2=2'])).toBe(other.id);
});
