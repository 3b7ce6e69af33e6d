import { conformance } from '@sightline/conformance/test';
import { duck } from '../../src/index.ts';

// Every mission shares its rules with the others: one drawn, one with competitors and one with two Teams meet them all.
conformance(duck, { seeds: 6, scenarios: ['drawn', 'M08', 'two-teams'] });
