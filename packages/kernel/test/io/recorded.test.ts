import { describe, expect, test } from 'vitest';
import { answer, type Line, logOf, RecordedIo, type Recording } from '../../src/index.ts';
import { ask, roll, seal, started, type ToyEvent, toy } from '../toy.ts';

const STEP = [roll, ask('red'), seal('red', 'blue'), roll];

function recorded(): { recording: Recording; lines: readonly Line<ToyEvent>[]; done: unknown } {
  const match = started([STEP]);
  answer(toy, match, 'red', 'wait');
  answer(toy, match, 'blue', 'rock');
  answer(toy, match, 'red', 'paper');
  const lines = logOf(toy, match);
  const rolls = lines.filter(line => line.kind === 'roll');
  const answers = match.past.filter(input => input.kind === 'answer');
  return { recording: { rolls, answers }, lines, done: match.table.done };
}

const begun = () => started([STEP]).table;

describe('a recording', () => {
  test('plays the step again without its seed, and tells the same', () => {
    const { recording, lines, done } = recorded();
    const heard: Line<ToyEvent>[] = [];
    const table = begun();
    const io = new RecordedIo<ToyEvent>(recording, line => heard.push(line));
    toy.step(table, io);
    expect(table.done).toEqual(done);
    expect(heard).toEqual(lines);
    expect([io.rolls, io.answers]).toEqual([2, 3]);
  });

  test('stops where it ends', () => {
    const { recording } = recorded();
    const play = (changed: Partial<Recording>) => () => toy.step(begun(), new RecordedIo({ ...recording, ...changed }));
    expect(play({ rolls: [] })).toThrow('recording: it ends before die 0, a D6');
    expect(play({ answers: [] })).toThrow('recording: it ends before answer 0, to choice by red');
  });

  test('that does not fit the rules says where', () => {
    const { recording } = recorded();
    const play = (changed: Partial<Recording>) => () => toy.step(begun(), new RecordedIo({ ...recording, ...changed }));
    expect(play({ rolls: [{ die: 'D8', face: 1 }] })).toThrow('die 0 is a D8, the rules roll a D6');
    expect(play({ rolls: [{ die: 'D6', face: 9 }] })).toThrow('die 0, a D6, has no face 9');
    expect(play({ answers: [{ seat: 'blue', answer: 'wait' }] })).toThrow("answer 0 is blue's, the rules ask red");
  });
});
