import { playSeeds } from './play.ts';

Object.assign(globalThis, { playSeeds });
