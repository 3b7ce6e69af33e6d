import { renderToStaticMarkup } from 'react-dom/server';
import { Patterns } from '../../src/board/Patterns.tsx';
import { Portrait } from '../../src/portraits/Portrait.tsx';
import '../../src/styles/theme.css';
import '../../src/styles/board.css';

// Runs inside Chromium: draws rows of portraits.

export type Shown = Parameters<typeof Portrait>[0];

const draw = (rows: readonly (readonly Shown[])[]): string =>
  renderToStaticMarkup(
    <>
      <Patterns />
      {rows.map(row => (
        <div key={row.map(({ of, state }) => `${of} ${state}`).join()} style={{ display: 'flex', gap: 8, margin: 8 }}>
          {row.map(shown => (
            <Portrait key={`${shown.of} ${shown.kind} ${shown.state} ${shown.size}`} {...shown} />
          ))}
        </div>
      ))}
    </>,
  );

export const PORTRAITS = { draw };

Object.assign(globalThis, { PORTRAITS });
