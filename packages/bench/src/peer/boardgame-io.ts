import { createRequire } from 'node:module';
import type * as ClientPart from 'boardgame.io/dist/types/packages/client.d.ts';
import type * as CorePart from 'boardgame.io/dist/types/packages/core.d.ts';

// boardgame.io looks at this once, while it is loaded: in production it does not check every state that a move leaves.
const { NODE_ENV: before } = process.env;
process.env['NODE_ENV'] = 'production';
// Its parts are folders without an `exports` map, which only `require` finds.
const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client') as typeof ClientPart;
export const { INVALID_MOVE } = require('boardgame.io/core') as typeof CorePart;

if (before === undefined) delete process.env['NODE_ENV'];
else process.env['NODE_ENV'] = before;
