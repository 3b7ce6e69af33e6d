/** Frozen rules keep their names in the build, so that the service worker can tell them from what it fetches at once. */
export const EDITIONS = 'editions/';

/** `editions/duck/3/rules-<hash>.mjs`; all else stands where Vite puts it. */
export function assetFileNames({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string {
  const [, edition] = /(?:^|\/)editions\/([a-z]+\/\d+)\/rules\.mjs$/.exec(originalFileNames[0] ?? '') ?? [];
  return edition === undefined ? 'assets/[name]-[hash][extname]' : `${EDITIONS}${edition}/[name]-[hash][extname]`;
}
