import { type ToldLine, toldTo, type Viewer } from '@sightline/kernel';

/** What one viewer was told. Who else was told it is nothing that he knows. */
export type Told = Omit<ToldLine, 'to'>;

export function heardBy(viewer: Viewer, told: readonly ToldLine[]): readonly Told[] {
  return toldTo(told, viewer).map(line => {
    const { to, ...rest } = line;
    return to === undefined ? line : rest;
  });
}
