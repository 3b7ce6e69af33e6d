/** Something that carries texts to a server and back: a WebSocket, or two ends tied together in a test. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Whoever holds an end of it. Nothing is heard after `closed`. */
export interface Listener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type Connect = (listener: Listener) => Wire;

/** Wakes somebody up later, unless he changes his mind. */
export type Later = (act: () => void, milliseconds: number) => () => void;

export const realTime: Later = (act, milliseconds) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** What there is of a WebSocket in a browser, in Node and in `ws`. */
interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Connects by WebSocket. */
export function bySocket(open: () => Socket): Connect {
  return listener => {
    const socket = open();
    let isClosed = false;
    const end = (): void => {
      if (isClosed) return;
      isClosed = true;
      listener.closed();
    };
    socket.addEventListener('open', () => listener.opened());
    socket.addEventListener('message', ({ data }) => {
      if (!isClosed && typeof data === 'string') listener.heard(data);
    });
    socket.addEventListener('close', end);
    return { send: text => socket.send(text), close: () => socket.close() };
  };
}
