import { conformance } from '@sightline/conformance/test';
import { dustup } from '../../src/system.ts';

const CHAPTERS = { vehicles: true, guidedWeapons: true };

// With every switch off the vehicles stay, for there is no other way to meet their rules without the optional ones.
conformance(
  { ...dustup, begin: setup => dustup.begin({ ...setup, switches: { ...setup.switches, ...CHAPTERS } }) },
  { seeds: 12 },
);
