import { conformance } from '@sightline/conformance/test';
import { debriefing } from '../src/campaign/system.ts';

conformance(debriefing, { seeds: 5 });
