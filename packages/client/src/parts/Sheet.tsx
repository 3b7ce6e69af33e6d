import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { say } from '../words/index.ts';

interface SheetProps {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A sheet over the table; Escape, the cross and a click beside it put it away. */
export function Sheet({ title, open, close, children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={isOpen => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet__veil" />
        <Dialog.Content className="sheet" aria-describedby={undefined}>
          <header className="sheet__head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="button button--quiet" aria-label={say('close')}>
              ✕
            </Dialog.Close>
          </header>
          <div className="sheet__body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
