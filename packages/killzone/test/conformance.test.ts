import { conformance } from '@sightline/conformance/test';
import { killzone } from '../src/index.ts';

conformance(killzone, { seeds: 24 });
