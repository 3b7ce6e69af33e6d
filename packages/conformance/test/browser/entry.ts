import { playScenarios, playSeeds } from './play.ts';

Object.assign(globalThis, { playScenarios, playSeeds });
