import { useEffect, useRef } from 'react';
import { say } from '../../words/index.ts';
import { sayOnline } from '../../words/online.ts';
import { Chat } from './Chat.tsx';
import type { OpenedProps } from './OnlineGame.tsx';

interface ChatPanelProps extends OpenedProps {
  readonly open: boolean;
  readonly close: () => void;
}

/** The talk beside a table, out of the way of the board. */
export function ChatPanel({ open, close, ...props }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // It has the focus, so that Escape closes it; the field does not, or a phone would put its keys over the table.
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className="chat-panel card"
      aria-label={sayOnline('online.chat')}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <header className="row">
        <h2>{sayOnline('online.chat')}</h2>
        <button type="button" className="button button--quiet" aria-label={say('close')} onClick={close}>
          ✕
        </button>
      </header>
      <Chat {...props} />
    </aside>
  );
}
