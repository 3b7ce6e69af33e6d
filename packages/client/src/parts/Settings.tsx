import { prefer, SPEEDS, TEXT_SIZES, THEMES, usePreferences } from '../store/preferences.ts';
import { say } from '../words/index.ts';
import { Choice, Tick } from './fields.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

export function Settings() {
  const { theme, textSize, speed, motion, handOver } = usePreferences();
  return (
    <div className="fields">
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
      <Choice
        label={say('settings.speed')}
        value={speed}
        options={SPEEDS}
        name={s => say(`settings.speeds.${s}`)}
        choose={s => prefer({ speed: s })}
      />
      <LanguageChoice />
      <Tick label={say('settings.motion')} value={motion} choose={on => prefer({ motion: on })} />
      <Tick label={say('settings.handOver')} value={handOver} choose={on => prefer({ handOver: on })} />
    </div>
  );
}
