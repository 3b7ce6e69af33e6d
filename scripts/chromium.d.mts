/** What playwright-core's `launch` wants to know. */
export interface Launch {
  readonly executablePath: string;
  readonly args: string[];
}

/** Throws an Error that says how to install Chromium when there is none. */
export function chromium(): Launch;

export function findChromium(env?: Readonly<Record<string, string | undefined>>, platform?: string): string | undefined;

/** Finds Chromium, or installs it where that needs nobody's leave. */
export function ensureChromium(
  say?: (line: string) => void,
): { readonly ok: true; readonly path: string } | { readonly ok: false; readonly why: string };
