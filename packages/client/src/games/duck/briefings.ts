import { aside } from '../../words/aside.ts';
import sentences from '../../words/briefings-duck.json' with { type: 'json' };

export const briefings = aside(sentences).part('briefings.duck');
