// One kit that every system passes through: random play from many seeds, looked at from all sides.
export { type Arrangement, arrangementsOf, type Conformance, type ConformOptions, conform } from './conform.ts';
export { type OwnContent, playNearBounds, playOwn, unboundedIn } from './content.ts';
export { type Check, type Failure, failureText } from './failure.ts';
export { recheck } from './replay-file.ts';
