import { prefer, SPEEDS, TEXT_SIZES, THEMES, usePreferences } from '../store/preferences.ts';
import { words } from '../words/index.ts';
import { Choice, Tick } from './fields.tsx';

const say = words.settings;

export function Settings() {
  const { theme, textSize, speed, motion, handOver } = usePreferences();
  return (
    <div className="fields">
      <Choice
        label={say.theme}
        value={theme}
        options={THEMES}
        name={t => say.themes[t]}
        choose={t => prefer({ theme: t })}
      />
      <Choice
        label={say.textSize}
        value={textSize}
        options={TEXT_SIZES}
        name={size => say.textSizes[size]}
        choose={size => prefer({ textSize: size })}
      />
      <Choice
        label={say.speed}
        value={speed}
        options={SPEEDS}
        name={s => say.speeds[s]}
        choose={s => prefer({ speed: s })}
      />
      <Tick label={say.motion} value={motion} choose={on => prefer({ motion: on })} />
      <Tick label={say.handOver} value={handOver} choose={on => prefer({ handOver: on })} />
    </div>
  );
}
