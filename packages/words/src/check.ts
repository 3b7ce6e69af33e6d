// What tests and scripts ask of catalogues; nothing that speaks needs it.
export * from './faults.ts';
export * from './made-up.ts';
export { saysOf } from './says.ts';
export * from './used.ts';
