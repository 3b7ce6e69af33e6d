/** Where the page stands: at the root of its host, or below it, where a proxy leads somewhere else above. */
export function home(): string {
  return new URL('./', location.href).href;
}

/** The address of what the server has at that path, which begins with a slash. */
export function atHome(path: string): URL {
  return new URL(`.${path}`, home());
}
