/** What the page may load and call: nobody but the server it came from. */
export const POLICY: string = [
  "default-src 'self'",
  // Frozen rules are run as the very text that was compared with its hash.
  "script-src 'self' blob:",
  // Radix writes a style element to keep the page still behind a dialog.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
