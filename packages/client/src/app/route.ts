import { useSyncExternalStore } from 'react';

/** The rooms, as they stand after the # of the address. */
export type Route =
  | { readonly room: 'home' }
  | { readonly room: 'setup'; readonly system: string }
  | { readonly room: 'table'; readonly id: string }
  | { readonly room: 'after'; readonly id: string }
  /** A replay, from its start or after so many inputs. */
  | { readonly room: 'replay'; readonly id: string; readonly after?: number }
  | { readonly room: 'rules'; readonly rule: string | null }
  /** Every campaign, or one of them. */
  | { readonly room: 'campaign'; readonly id: string | null }
  | { readonly room: 'content' }
  | { readonly room: 'credits' };

export function hrefOf(route: Route): string {
  switch (route.room) {
    case 'home':
      return '#/';
    case 'setup':
      return `#/setup/${route.system}`;
    case 'table':
    case 'after':
      return `#/${route.room}/${route.id}`;
    case 'replay':
      return route.after ? `#/replay/${route.id}/${route.after}` : `#/replay/${route.id}`;
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${route.rule}`;
    case 'campaign':
      return route.id === null ? '#/campaign' : `#/campaign/${route.id}`;
    case 'content':
    case 'credits':
      return `#/${route.room}`;
    default:
      return route satisfies never;
  }
}

/** An address that names no room leads to the first page. */
export function routeOf(hash: string): Route {
  const [room, detail, more] = hash.replace(/^#\/?/, '').split('/');
  if (room === 'setup' && detail) return { room, system: detail };
  if ((room === 'table' || room === 'after') && detail) return { room, id: detail };
  if (room === 'replay' && detail) {
    const after = Number.parseInt(more ?? '', 10);
    return after > 0 ? { room, id: detail, after } : { room, id: detail };
  }
  if (room === 'rules') return { room, rule: detail ?? null };
  if (room === 'campaign') return { room, id: detail ?? null };
  if (room === 'credits' || room === 'content') return { room };
  return { room: 'home' };
}

export function go(route: Route): void {
  location.hash = hrefOf(route);
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.hash));
}
