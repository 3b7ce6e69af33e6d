import { conformance } from '@sightline/conformance/test';
import { dustup } from '../../src/system.ts';

conformance(dustup, { seeds: 12 });
