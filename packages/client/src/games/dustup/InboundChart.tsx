import shells from 'icon:artillery-shell';
import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { called, say } from '../../words/dustup.ts';
import { boxName, boxOf, isAloft } from './aloft.ts';
import { Figurine } from './Figurine.tsx';
import { missionsIn } from './fire-missions.ts';
import { useRules } from './rules.ts';
import { isVehicle, lettersOf, MARKS, markOf, nameOf } from './units.ts';

/** The boxes as they lie: the farthest first, the battle last. */
const BOXES = [3, 2, 1, 'loiter', 'battle'] as const;
type Box = (typeof BOXES)[number];

interface Counter {
  readonly key: string;
  readonly box: Box;
  readonly mark: string;
  readonly title: string;
  readonly unit: Unit | null;
}

/** Units and fire missions that are on their way, as far as the viewer may know of them. */
export function countersOnChart(rules: DustupBoard, view: DustupView): readonly Counter[] {
  const units = view.units.flatMap((unit): Counter[] => {
    const box = boxOf(unit);
    const on = box === null ? (isAloft(unit) ? 'battle' : null) : box === 0 ? 'loiter' : (box as 1 | 2 | 3);
    return on === null
      ? []
      : [{ key: `unit ${unit.id}`, box: on, mark: markOf(unit), title: nameOf(rules, unit.who), unit }];
  });
  const missions = missionsIn(rules, view).map(({ id, seat, name, ammunition, box }): Counter => {
    const side = view.sides.findIndex(each => each.seat === seat);
    const title = say('dustup.missions.counter', { name: called(name), ammunition: called(ammunition) });
    return { key: `mission ${id}`, box: box ? (box as 1 | 2 | 3) : 'battle', mark: MARKS[side]!, title, unit: null };
  });
  return [...units, ...missions];
}

export const boxTitle = (box: Box): string =>
  box === 'battle' ? say('dustup.boxes.battle') : boxName(box === 'loiter' ? 0 : box);

/** Where a counter is, and what comes of that. */
function aboutCounter({ box, unit }: Counter): string {
  if (box === 'loiter') return say('dustup.inbound.loiter');
  if (box === 'battle') return say(unit ? 'dustup.inbound.battle' : 'dustup.inbound.due');
  return say(unit ? 'dustup.inbound.unit' : 'dustup.inbound.rounds', { turns: box });
}

/** The inbound chart; nothing while nobody is on his way. */
export function InboundChart({ view }: { readonly view: DustupView }) {
  const rules = useRules();
  const [asked, setAsked] = useState<string | null>(null);
  const counters = countersOnChart(rules, view);
  const pressed = counters.find(({ key }) => key === asked);
  if (counters.every(({ box }) => box === 'battle')) return null;
  return (
    <section className="inbound" data-keep-clear="" data-crowds="top" aria-label={say('dustup.chart')}>
      <h3>{say('dustup.chart')}</h3>
      <ol>
        {BOXES.map(box => (
          <li key={box} className={`inbound__box inbound__box--${box}`}>
            <small>{boxTitle(box)}</small>
            <span className="inbound__counters">
              {counters
                .filter(counter => counter.box === box)
                .map(({ key, mark, title, unit }) => (
                  <button
                    key={key}
                    type="button"
                    className={`inbound__counter seat--${mark}`}
                    title={title}
                    aria-label={title}
                    aria-pressed={key === asked}
                    onClick={() => setAsked(key === asked ? null : key)}
                  >
                    {/* Several of a kind are told apart by their letters. */}
                    {unit !== null && isVehicle(unit) && <b>{lettersOf(unit)}</b>}
                    {unit === null ? (
                      <Icon path={shells} />
                    ) : isVehicle(unit) ? (
                      <Figurine view={view} figure={unit.id} />
                    ) : (
                      lettersOf(unit)
                    )}
                  </button>
                ))}
            </span>
          </li>
        ))}
      </ol>
      {pressed && (
        <p className="inbound__about" role="status">
          <b>{pressed.title}</b>: {aboutCounter(pressed)}
        </p>
      )}
    </section>
  );
}
