import broom from 'icon:broom';
import random from 'icon:card-random';
import crate from 'icon:cargo-crate';
import swords from 'icon:crossed-swords';
import pod from 'icon:cryo-chamber';
import log from 'icon:database';
import net from 'icon:fishing-net';
import ladder from 'icon:hole-ladder';
import nest from 'icon:nest-eggs';
import flag from 'icon:pirate-flag';
import power from 'icon:power-button';
import core from 'icon:processor';
import sentry from 'icon:sentry-gun';
import timer from 'icon:time-bomb';
import tombstone from 'icon:tombstone';
import truck from 'icon:truck';
import type { Light } from '../game.ts';

/** Column, row and facing within the room that a scene is about; what is beyond 0 to 4 stands next door. */
type Stand = readonly [column: number, row: number, facing: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8];

/** A moment of a mission, on a ship that has what it needs. */
export interface Scene {
  readonly arena: string;
  /** The kind of module that it is about. */
  readonly room: string;
  readonly light: Light;
  readonly sign: string;
  readonly team: readonly Stand[];
  readonly threats: readonly (readonly [species: string, ...at: Stand])[];
  readonly flames?: readonly (readonly [number, number])[];
  readonly bomb?: readonly [number, number];
  /** How far right of its room one looks, in squares. */
  readonly right?: number;
  /** Its Cargo Bays are full. */
  readonly loaded?: true;
}

/** By the id of the mission. Two that happen in the same kind of room happen on two ships. */
export const VIGNETTES: Readonly<Record<string, Scene>> = {
  drawn: { arena: 'slack-margin', room: 'ops-con', light: 'cold', sign: random, team: [], threats: [] },
  'two-teams': {
    arena: 'gilded-lily',
    room: 'passage',
    light: 'alarm',
    sign: swords,
    team: [
      [0, 1, 3],
      [0, 3, 3],
      [1, 2, 3],
      [-2, 2, 3],
    ],
    threats: [
      ['raider', 4, 1, 7],
      ['raider', 4, 3, 7],
      ['raider', 6, 2, 7],
    ],
  },
  M01: {
    arena: 'long-sleep',
    room: 'crew-quarters',
    light: 'day',
    sign: broom,
    team: [
      [1, 2, 3],
      [0, 1, 3],
      [0, 3, 3],
    ],
    threats: [
      ['harpy', 3, 1, 7],
      ['harpy', 4, 2, 7],
      ['harpy', 3, 4, 7],
    ],
  },
  M02: {
    arena: 'slack-margin',
    room: 'reactor-room',
    light: 'fire',
    sign: nest,
    team: [
      [0, 2, 3],
      [-1, 2, 3],
      [-2, 1, 3],
    ],
    threats: [
      ['harpy-bull', 2, 3, 7],
      ['harpy', 1, 0, 7],
      ['harpy', 3, 4, 7],
    ],
    flames: [
      [2, 1],
      [3, 1],
      [3, 2],
    ],
    bomb: [2, 2],
  },
  M03: {
    arena: 'tallow-queen',
    room: 'cargo-bay',
    light: 'day',
    sign: crate,
    loaded: true,
    team: [
      [2, 0, 5],
      [2, 1, 5],
    ],
    threats: [['harpy', 2, 4, 1]],
  },
  M04: {
    arena: 'slack-margin',
    room: 'bridge',
    light: 'cold',
    sign: log,
    team: [
      [2, 2, 1],
      [4, 2, 3],
    ],
    threats: [],
  },
  M05: {
    arena: 'long-sleep',
    room: 'hibernation-unit',
    light: 'cold',
    sign: pod,
    team: [
      [2, 2, 7],
      [2, 4, 1],
    ],
    threats: [['harpy', 2, 0, 5]],
  },
  M06: {
    arena: 'ember-tender',
    room: 'engineering-section',
    light: 'night',
    sign: power,
    team: [
      [2, 2, 1],
      [1, 3, 7],
      [3, 3, 3],
    ],
    threats: [],
  },
  M07: {
    arena: 'long-sleep',
    room: 'medical-bay',
    light: 'alarm',
    sign: net,
    team: [
      [1, 2, 3],
      [3, 2, 7],
      [2, 4, 1],
    ],
    threats: [['steel-scorpion', 2, 2, 5]],
  },
  M08: {
    arena: 'gilded-lily',
    room: 'tech-lab',
    light: 'day',
    sign: core,
    team: [
      [1, 2, 3],
      [0, 3, 3],
    ],
    threats: [
      ['cybot', 4, 2, 7],
      ['cybot', 6, 1, 7],
      ['cybot', 6, 3, 7],
    ],
  },
  M09: {
    arena: 'tallow-queen',
    room: 'crew-quarters',
    light: 'night',
    sign: tombstone,
    team: [[2, 3, 1]],
    threats: [],
  },
  M10: {
    arena: 'ember-tender',
    room: 'reactor-room',
    light: 'fire',
    sign: timer,
    team: [
      [4, 2, 3],
      [6, 2, 3],
      [7, 3, 3],
    ],
    threats: [],
    bomb: [1, 2],
  },
  M11: {
    arena: 'brass-mule',
    room: 'cargo-bay',
    light: 'day',
    sign: truck,
    right: 4,
    loaded: true,
    team: [
      [4, 1, 3],
      [6, 3, 7],
    ],
    threats: [],
  },
  M12: {
    arena: 'cold-lantern',
    room: 'medical-bay',
    light: 'night',
    sign: ladder,
    team: [
      [2, 2, 1],
      [1, 3, 7],
    ],
    threats: [
      ['harpy', 3, 1, 7],
      ['harpy', 1, 1, 3],
    ],
  },
  M13: {
    arena: 'iron-nursery',
    room: 'arsenal',
    light: 'alarm',
    sign: sentry,
    team: [[0, 2, 3]],
    threats: [
      ['harpy', 2, 4, 1],
      ['harpy', 4, 4, 1],
    ],
  },
  M14: {
    arena: 'gilded-lily',
    room: 'arsenal',
    light: 'alarm',
    sign: flag,
    team: [
      [0, 2, 3],
      [-1, 2, 3],
    ],
    threats: [
      ['raider', 4, 2, 7],
      ['raider', 4, 4, 7],
      ['raider', 3, 0, 7],
    ],
  },
};
