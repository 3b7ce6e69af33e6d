import { say } from '../words/index.ts';

const KEYS = [
  'step',
  'direction',
  'choose',
  'number',
  'letGo',
  'moveBoard',
  'zoom',
  'undo',
  'skip',
  'measure',
  'text',
  'rule',
  'replay',
  'list',
] as const;

export function Keys() {
  return (
    <dl className="keys">
      {KEYS.map(key => (
        <div key={key}>
          <dt>
            <kbd>{say(`keys.list.${key}.key`)}</kbd>
          </dt>
          <dd>{say(`keys.list.${key}.does`)}</dd>
        </div>
      ))}
    </dl>
  );
}
