import { say } from '../words/index.ts';

/** What each press of a finger and each key does, by where it is needed. A new one is a name here and two sentences of the catalogue. */
const KEYS = {
  finger: ['tap', 'again', 'drag', 'pinch'],
  answer: ['step', 'direction', 'choose', 'deed', 'number', 'letGo', 'undo', 'hint', 'rule'],
  happening: ['skip', 'skipAll', 'speed', 'onlyOurs', 'result'],
  board: ['moveBoard', 'zoom', 'reach', 'measure', 'report', 'text', 'sound'],
  room: ['replay', 'list'],
} as const;

const GROUPS = ['answer', 'happening', 'board', 'room'] as const;

/** Whoever has no pointer but his finger is told of that first. */
const isByFinger = matchMedia('(hover: none)');

export function Keys() {
  if (!isByFinger.matches) return <Groups groups={GROUPS} />;
  return (
    <>
      <Groups groups={['finger']} />
      <details>
        <summary>{say('keys.withKeyboard')}</summary>
        <Groups groups={GROUPS} />
      </details>
    </>
  );
}

function Groups({ groups }: { readonly groups: readonly (keyof typeof KEYS)[] }) {
  return groups.map(group => (
    <section key={group}>
      <h3 className="card__title">{say(`keys.groups.${group}`)}</h3>
      <dl className="keys">
        {KEYS[group].map(key => (
          <div key={key}>
            <dt>
              <kbd>{say(`keys.list.${key}.key`)}</kbd>
            </dt>
            <dd>{say(`keys.list.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
