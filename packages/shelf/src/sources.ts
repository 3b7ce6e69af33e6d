import type { Edition } from '@sightline/kernel';

/** Every game there is, as it stands in the sources. Each is loaded when it is wanted, so that none slows down another. */
export const SOURCES = {
  drill: async () => anyEdition((await import('@sightline/drill/edition')).edition),
  duck: async () => anyEdition((await import('@sightline/duck/edition')).edition),
  dustup: async () => anyEdition((await import('@sightline/dustup/edition')).edition),
  killzone: async () => anyEdition((await import('@sightline/killzone/edition')).edition),
} satisfies Readonly<Record<string, () => Promise<Edition>>>;

export type SystemId = keyof typeof SOURCES;

export function isSystem(id: string): id is SystemId {
  return Object.hasOwn(SOURCES, id);
}

/** What the tables, events and views of a system are made of is nobody's business here. */
function anyEdition(edition: { readonly speaks: 1; readonly system: object; readonly board: unknown }): Edition {
  return edition as unknown as Edition;
}
