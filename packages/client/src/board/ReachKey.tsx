import { say } from '../words/index.ts';

/** What the two kinds of squares mean that a way of uncertain length may reach; seen only while both are drawn. */
export function ReachKey() {
  return (
    <p className="reach-key" data-keep-clear="">
      <span className="reach-key__sure">{say('table.key.sure')}</span>
      <span className="reach-key__perhaps">{say('table.key.perhaps')}</span>
    </p>
  );
}
