import type { ReactNode } from 'react';
import { cue, turnSound } from '../feel/sound.ts';
import { LOUDEST, prefer, SPEEDS, TEXT_SIZES, THEMES, usePreferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import { Choice, Slide, Tick } from './fields.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

/** What a person prefers, in this browser and in every game. */
export function Settings() {
  const { theme, textSize, speed, motion, shake, sound, volume, handOver, oneClick, askEverything, ruleNumbers } =
    usePreferences();
  return (
    <>
      <Group title={say('settings.groups.reading')}>
        <Choice
          label={say('settings.theme')}
          value={theme}
          options={THEMES}
          name={t => say(`settings.themes.${t}`)}
          choose={t => prefer({ theme: t })}
        />
        <Choice
          label={say('settings.textSize')}
          value={textSize}
          options={TEXT_SIZES}
          name={size => say(`settings.textSizes.${size}`)}
          choose={size => prefer({ textSize: size })}
        />
        <LanguageChoice />
        <Tick
          label={say('settings.ruleNumbers')}
          hint={say('settings.ruleNumbersHint')}
          value={ruleNumbers}
          choose={on => prefer({ ruleNumbers: on })}
        />
      </Group>
      <Group title={say('settings.groups.table')}>
        <Choice
          label={say('settings.speed')}
          value={speed}
          options={SPEEDS}
          name={s => say(`settings.speeds.${s}`)}
          choose={s => prefer({ speed: s })}
        />
        <Tick
          label={say('settings.oneClick')}
          hint={say('settings.oneClickHint')}
          value={oneClick}
          choose={on => prefer({ oneClick: on })}
        />
        <Tick
          label={say('settings.askEverything')}
          hint={say('settings.askEverythingHint')}
          value={askEverything}
          choose={on => prefer({ askEverything: on })}
        />
        <Tick label={say('settings.handOver')} value={handOver} choose={on => prefer({ handOver: on })} />
      </Group>
      <Group title={say('settings.groups.motion')}>
        <Tick label={say('settings.motion')} value={motion} choose={on => prefer({ motion: on })} />
        <Tick label={say('settings.shake')} value={shake} choose={on => prefer({ shake: on })} />
      </Group>
      <Group title={say('settings.groups.sound')}>
        <Tick label={say('settings.sound')} value={sound} choose={turnSound} />
        <Slide
          label={say('settings.volume')}
          value={volume}
          most={LOUDEST}
          disabled={!sound}
          choose={to => {
            prefer({ volume: to });
            cue('select');
          }}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="settings">
      <legend className="card__title">{title}</legend>
      <div className="fields">{children}</div>
    </fieldset>
  );
}
