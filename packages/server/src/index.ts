// Online play: matches that people share over a network, kept in a store that outlives the process.
export { type Limits, NO_LIMITS } from './door/limits.ts';
export { type ServeOptions, type Serving, serve, withEnvironment } from './serve.ts';
export { openServer, type RunningServer, type ServerOptions } from './server.ts';
export { copyStore } from './store/copy.ts';
export { openStore } from './store/open.ts';
export { type Store, StoreTrouble } from './store/store.ts';
