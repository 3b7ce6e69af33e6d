/** What a file is called that is saved from here. */
export function fileName(of: string, name: string, kind: 'campaign' | 'content' | 'game' | 'replay'): string {
  return `sightline-${of}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${kind}.json`;
}
