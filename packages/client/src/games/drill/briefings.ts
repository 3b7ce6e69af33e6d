import { aside } from '../../words/aside.ts';
import sentences from '../../words/briefings-drill.json' with { type: 'json' };

export const briefings = aside(sentences).part('briefings.drill');
