import { ENGLISH } from '@sightline/words';
import { useEffect, useState } from 'react';
import { prefer, usePreferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import { languages } from '../words/language.ts';
import { Choice } from './fields.tsx';

/** Which language the page speaks, each by its own name; nothing to choose where there is only English. */
export function LanguageChoice() {
  const { language } = usePreferences();
  const [tags, setTags] = useState<readonly string[]>([ENGLISH]);
  useEffect(() => void languages().then(setTags), []);
  if (tags.length < 2) return null;
  return (
    <Choice
      label={say('settings.language')}
      value={language}
      options={tags}
      name={tag => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag}
      choose={tag => {
        prefer({ language: tag });
        // Whatever has been said already is said anew.
        location.reload();
      }}
    />
  );
}
