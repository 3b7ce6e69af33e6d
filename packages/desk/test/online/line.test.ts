import { expect, test } from 'vitest';
import { type Line, openLine } from '../../src/online/line.ts';
import { bySocket, type Listener } from '../../src/online/wire.ts';

/** A wire whose far end the test holds, and a clock that it winds itself. */
function rig(chance = 1) {
  const wires: { listener: Listener; said: string[]; closed: boolean }[] = [];
  const waits: { act: () => void; milliseconds: number; isOff: boolean }[] = [];
  const heard: string[] = [];
  const links: string[] = [];
  const line: Line = openLine(
    listener => {
      const wire = { listener, said: [] as string[], closed: false };
      wires.push(wire);
      return {
        send: text => void wire.said.push(text),
        close: () => {
          wire.closed = true;
        },
      };
    },
    {
      opened: () => void heard.push('opened'),
      heard: text => void heard.push(text),
      changed: () => void links.push(line.link()),
    },
    (act, milliseconds) => {
      const wait = { act, milliseconds, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    () => chance,
  );
  return { line, wires, waits, heard, links };
}

test('what is said while there is no wire is not said', () => {
  const { line, wires } = rig();
  expect(line.say('early')).toBe(false);
  wires[0]!.listener.opened();
  expect(line.say('now')).toBe(true);
  expect(wires[0]!.said).toEqual(['now']);
});

test('a wire that breaks is laid anew, soon at first and then ever later', () => {
  const { wires, waits, links, line } = rig();
  wires[0]!.listener.opened();
  for (let i = 0; i < 9; i++) {
    wires[i]!.listener.closed();
    waits[i]!.act();
  }
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
  ]);
  expect(links).toEqual(['open', 'lost']);
  wires[9]!.listener.opened();
  expect(line.link()).toBe('open');
  wires[9]!.listener.closed();
  expect(waits[9]!.milliseconds).toBe(250);
});

test('chance spreads those who were cut off together', () => {
  const { wires, waits } = rig(0);
  wires[0]!.listener.closed();
  expect(waits[0]!.milliseconds).toBe(125);
});

test('an old wire is not heard any more, and a closed line is not laid anew', () => {
  const { line, wires, waits, heard } = rig();
  wires[0]!.listener.opened();
  line.again();
  expect(wires[0]!.closed).toBe(true);
  wires[0]!.listener.heard('late');
  wires[0]!.listener.closed();
  expect(waits).toHaveLength(0);
  wires[1]!.listener.opened();
  wires[1]!.listener.heard('news');
  expect(heard).toEqual(['opened', 'opened', 'news']);
  line.close();
  wires[1]!.listener.closed();
  expect([waits.length, wires[1]!.closed, line.say('anybody?')]).toEqual([0, true, false]);
});

test('a line that is closed while it waits waits no longer', () => {
  const { line, wires, waits } = rig();
  wires[0]!.listener.closed();
  line.close();
  expect(waits[0]!.isOff).toBe(true);
});

test('a socket is a wire, and binary messages are none', () => {
  const listeners = new Map<string, (event: { readonly data: unknown }) => void>();
  const said: unknown[] = [];
  const socket = {
    send: (text: string) => void said.push(text),
    close: () => void said.push('close'),
    addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) =>
      void listeners.set(type, listener),
  };
  const wire = bySocket(() => socket)({
    opened: () => void said.push('opened'),
    heard: text => void said.push(text),
    closed: () => void said.push('closed'),
  });
  listeners.get('open')!({ data: null });
  listeners.get('message')!({ data: 'text' });
  listeners.get('message')!({ data: new Uint8Array(3) });
  wire.send('hello');
  wire.close();
  listeners.get('close')!({ data: null });
  listeners.get('close')!({ data: null });
  listeners.get('message')!({ data: 'late' });
  expect(said).toEqual(['opened', 'text', 'hello', 'close', 'closed']);
});
