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
  | { readonly room: 'credits' }
  | OnlineRoute;

/** The rooms that need a server behind the page. */
export type OnlineRoute =
  | { readonly room: 'lobby' }
  /** An invitation, to a game or to share one seat of it. What stands after the # is never sent to anybody. */
  | { readonly room: 'join'; readonly match: string; readonly invite: string; readonly seat?: string }
  | { readonly room: 'online'; readonly match: string }
  /** The replay of a finished game, from its start or after so many inputs. */
  | { readonly room: 'watch'; readonly match: string; readonly after?: number }
  /** A guest who comes from another device. */
  | { readonly room: 'me'; readonly secret: string };

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
    case 'lobby':
      return `#/${route.room}`;
    case 'join':
      return `#/join/${route.match}/${route.invite}${route.seat ? `/${encodeURIComponent(route.seat)}` : ''}`;
    case 'online':
      return `#/online/${route.match}`;
    case 'watch':
      return route.after ? `#/watch/${route.match}/${route.after}` : `#/watch/${route.match}`;
    case 'me':
      return `#/me/${route.secret}`;
    default:
      return route satisfies never;
  }
}

/** An address that names no room leads to the first page. */
export function routeOf(hash: string): Route {
  const [room, detail, more, last] = hash.replace(/^#\/?/, '').split('/');
  if (room === 'setup' && detail) return { room, system: detail };
  if ((room === 'table' || room === 'after') && detail) return { room, id: detail };
  if (room === 'replay' && detail) {
    const after = Number.parseInt(more ?? '', 10);
    return after > 0 ? { room, id: detail, after } : { room, id: detail };
  }
  if (room === 'rules') return { room, rule: detail ?? null };
  if (room === 'campaign') return { room, id: detail ?? null };
  if (room === 'credits' || room === 'content' || room === 'lobby') return { room };
  return (room && detail ? onlineRouteOf(room, detail, more, last) : null) ?? { room: 'home' };
}

function onlineRouteOf(room: string, detail: string, more?: string, last?: string): OnlineRoute | null {
  if (room === 'join' && more) return { room, match: detail, invite: more, ...(last ? { seat: seatNamed(last) } : {}) };
  if (room === 'online') return { room, match: detail };
  if (room === 'me') return { room, secret: detail };
  if (room !== 'watch') return null;
  const after = Number.parseInt(more ?? '', 10);
  return after > 0 ? { room, match: detail, after } : { room, match: detail };
}

/** A seat as the address names it; what cannot be read names none that there is. */
function seatNamed(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
