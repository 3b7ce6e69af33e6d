import { conformance } from '@sightline/conformance/test';
import { drill } from '../src/index.ts';

conformance(drill, { seeds: 100 });
