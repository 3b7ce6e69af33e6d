import gear from 'icon:cog';
import { useState } from 'react';
import { toggleSound } from '../feel/sound.ts';
import { Icon } from '../parts/Icon.tsx';
import { Keys } from '../parts/Keys.tsx';
import { Settings } from '../parts/Settings.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useKeys } from '../parts/use-keys.ts';
import { say } from '../words/index.ts';

/** Settings and the list of keys, from any room. */
export function RoomTools() {
  const [open, setOpen] = useState<'settings' | 'keys' | null>(null);
  useKeys([
    ['?', () => setOpen('keys')],
    ['Shift+s', toggleSound],
  ]);
  const close = (): void => setOpen(null);
  return (
    <>
      <button
        type="button"
        className="button button--quiet"
        aria-label={say('rooms.keys')}
        title={say('rooms.keys')}
        onClick={() => setOpen('keys')}
      >
        ?
      </button>
      <button
        type="button"
        className="button button--quiet"
        aria-label={say('rooms.settings')}
        title={say('rooms.settings')}
        onClick={() => setOpen('settings')}
      >
        <Icon path={gear} />
      </button>
      <Sheet title={say('keys.title')} open={open === 'keys'} close={close}>
        <Keys />
      </Sheet>
      <Sheet title={say('settings.title')} open={open === 'settings'} close={close}>
        <Settings />
      </Sheet>
    </>
  );
}
