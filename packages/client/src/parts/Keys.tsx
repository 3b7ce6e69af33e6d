import { words } from '../words/index.ts';

export function Keys() {
  return (
    <dl className="keys">
      {words.keys.list.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
