import { RuleLink } from '../../parts/RuleLink.tsx';
import { say, sayIf } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { HintLine, isHintOnCard } from './HintLine.tsx';
import { LastDice } from './LastDice.tsx';
import { PassForTheTurn, PassFromNowOn } from './StandingOrders.tsx';
import type { TableState } from './use-table.ts';

/** What is to be said besides the question: it stands over the bar, so that the bar stays as it is. */
export function OverTheBar({ table }: { readonly table: TableState }) {
  const { game, sight, notice, folded, turn, playback, quiet } = table;
  // Between two moves of the machine something else is about to happen; and what was missed is told elsewhere.
  const isResultShown = playback.isResultShown && !playback.isPlaying && sight.machine === 'idle';
  const { trouble, orders } = sight;
  return (
    <div className="over-bar">
      {notice.map(refusal => (
        <p key={refusal.code} className="notice" role="alert">
          {refusalText(game.system, refusal)} <RuleLink id={refusal.rule} />
        </p>
      ))}
      {trouble && (
        <p className="notice" role="alert">
          {trouble.kind === 'notSaved'
            ? say('table.notSaved', { detail: trouble.detail })
            : say('table.machineFailed', { detail: trouble.detail })}
        </p>
      )}
      {folded && (
        <p className="settled" title={folded.question} data-keep-clear="">
          <span>✓ {folded.settled}</span>
          {table.canUndo && (
            <button type="button" aria-label={say('ask.otherwiseThan', folded)} onClick={table.undo}>
              {say('ask.otherwise')}
            </button>
          )}
        </p>
      )}
      {isResultShown && playback.missed.length === 0 && (
        <LastDice result={playback.result} putAway={playback.toggleResult} />
      )}
      <MachinePlays table={table} />
      {table.rest.name !== null && !table.teaching?.step && (
        <button
          type="button"
          className="button button--quiet"
          aria-pressed={table.rest.isOn}
          data-keep-clear=""
          onClick={table.rest.toggle}
        >
          {table.rest.name}
        </button>
      )}
      {turn && table.asksFor && game.askFor && (
        <p className="over-bar__line">
          <span>✓ {game.askFor.label}</span>
          <button type="button" className="button button--small" onClick={table.toggleAskFor}>
            {say('ask.ratherNot')}
          </button>
        </p>
      )}
      {turn &&
        orders.map(order => (
          <p key={`${order.on} ${order.reaction}`} className="over-bar__line">
            <span>{say('standing.inForce', { on: sayIf(`standing.on.${order.on}`) ?? say('standing.on.this') })}</span>
            <button type="button" className="button button--small" onClick={() => table.withdrawOrder(order)}>
              {say('standing.withdraw')}
            </button>
          </p>
        ))}
      {turn && quiet.inForce && (
        <p className="over-bar__line">
          <span>
            {say('standing.quiet', { on: sayIf(`standing.on.${quiet.inForce.on}`) ?? say('standing.on.this') })}
          </span>
          <button type="button" className="button button--small" onClick={() => quiet.withdraw(turn.seat)}>
            {say('standing.withdraw')}
          </button>
        </p>
      )}
      {turn && !isHintOnCard(table) && <HintLine table={table} turn={turn} />}
      {/* What a lesson teaches is not passed over for good. */}
      {turn && !table.teaching?.step && <PassForTheTurn table={table} />}
      {turn && !table.teaching?.step && <PassFromNowOn table={table} turn={turn} />}
    </div>
  );
}

/** Whoever has left his side to the machine sees that it plays, and takes the side back where he sees it. */
function MachinePlays({ table: { leftSeat, reseat } }: { readonly table: TableState }) {
  if (leftSeat === null) return null;
  return (
    <p className="over-bar__line">
      <span>{say('ask.machinePlays')}</span>
      <button type="button" className="button button--small" onClick={() => reseat(leftSeat, { kind: 'person' })}>
        {say('ask.takeBackSide')}
      </button>
    </p>
  );
}
