import { conformance } from '@sightline/conformance/test';
import { debriefing } from '../../src/campaign/debriefing-system.ts';

conformance(debriefing, { seeds: 5 });
