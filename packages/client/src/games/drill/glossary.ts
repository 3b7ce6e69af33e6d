import { aside } from '../../words/aside.ts';
import sentences from '../../words/glossary-drill.json' with { type: 'json' };
import { type Glossary, glossaryOf } from '../glossary.ts';

/** The terms of the game that a newcomer cannot know, with the rows that they come from. */
export const glossary: Glossary = glossaryOf(aside(sentences), 'drill', {
  overwatch: 'DR-WATCH-002',
  duck: 'DR-DUCK-002',
  mine: 'DR-MINE-003',
});
