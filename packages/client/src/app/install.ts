/** Lets the browser keep the built table, so that it opens without a network. While it is being written nothing is kept. */
export function keepForOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('./service-worker.js');
}
