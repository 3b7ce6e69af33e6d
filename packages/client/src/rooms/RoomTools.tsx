import gear from 'icon:cog';
import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { Keys } from '../parts/Keys.tsx';
import { Settings } from '../parts/Settings.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useKeys } from '../parts/use-keys.ts';
import { words } from '../words/index.ts';

/** Settings and the list of keys, from any room. */
export function RoomTools() {
  const [open, setOpen] = useState<'settings' | 'keys' | null>(null);
  useKeys([['?', () => setOpen('keys')]]);
  const close = (): void => setOpen(null);
  return (
    <>
      <button
        type="button"
        className="button button--quiet"
        aria-label={words.rooms.keys}
        title={words.rooms.keys}
        onClick={() => setOpen('keys')}
      >
        ?
      </button>
      <button
        type="button"
        className="button button--quiet"
        aria-label={words.rooms.settings}
        title={words.rooms.settings}
        onClick={() => setOpen('settings')}
      >
        <Icon path={gear} />
      </button>
      <Sheet title={words.keys.title} open={open === 'keys'} close={close}>
        <Keys />
      </Sheet>
      <Sheet title={words.settings.title} open={open === 'settings'} close={close}>
        <Settings />
      </Sheet>
    </>
  );
}
