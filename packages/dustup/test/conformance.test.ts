import { conformance } from '@sightline/conformance/test';
import { dustup } from '../src/index.ts';

conformance(dustup, { seeds: 12 });
