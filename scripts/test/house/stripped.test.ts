// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings here are source
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripped } from '../../house/stripped.ts';

/** Each case: source, and what is left of it with runs of blanks drawn together. */
const CASES: readonly [what: string, source: string, left: string][] = [
  ['a line comment', 'a; // try { b\nc;', 'a; \nc;'],
  ['a block comment over lines', 'a /* Date\n Date */ b', 'a \n b'],
  ['a comment that holds a quote', "// don't\nDate", ' \nDate'],
  ['single quotes', "f('Date', x)", "f(' ', x)"],
  ['double quotes', 'f("Date", x)', 'f(" ", x)'],
  ['an escaped quote', String.raw`f('it\'s Date') + Date`, "f(' ') + Date"],
  ['slashes inside a string', "f('http://Date') + Date", "f(' ') + Date"],
  ['a quote that is never closed', "<p>it's here</p>\nDate", "<p>it' \nDate"],
  ['a template', 'f(`Date`) + Date', 'f(` `) + Date'],
  ['a template over lines', 'f(`Date\nDate`) + Date', 'f(` \n `) + Date'],
  ['an expression in a template', 'f(`now ${Date.now()} Date`)', 'f(` ${Date.now()} `)'],
  ['a template in a template', 'f(`a ${g(`Date ${x} Date`)} b`) + Date', 'f(` ${g(` ${x} `)} `) + Date'],
  ['a record in a template', 'f(`a ${g({ x: { y: 1 } })} Date`)', 'f(` ${g({ x: { y: 1 } })} `)'],
  ['a string with a brace in a template', "f(`a ${g('}')} Date`) + Date", "f(` ${g(' ')} `) + Date"],
  ['an escaped backtick', 'f(`a \\` Date`) + Date', 'f(` `) + Date'],
  ['an escaped expression', 'f(`a \\${Date}`) + Date', 'f(` `) + Date'],
  ['a regular expression with a quote', `x = /['"\`]Date/.test(y) + Date`, 'x = / /.test(y) + Date'],
  ['a regular expression with a slash in a class', 'x = /[/"]Date/ + Date', 'x = / / + Date'],
  ['a regular expression with an escaped slash', String.raw`x = /\/"Date/ + Date`, 'x = / / + Date'],
  ['a regular expression after return', 'return /"Date/', 'return / /'],
  ['a regular expression as an argument', 'f(/"/, /Date/)', 'f(/ /, / /)'],
  ['divisions', "a / b / c + d[0] / 2 + f() / 3 + '/'", "a / b / c + d[0] / 2 + f() / 3 + ' '"],
  ['a closing tag', '<b>x</b> + Date', '<b>x</b> + Date'],
  ['a tag that closes itself', 'x = <Unit at={3} />; Date', 'x = <Unit at={3} />; Date'],
];

describe('stripped', () => {
  for (const [what, source, left] of CASES) {
    test(what, () => {
      expect(stripped(source).replaceAll(/ +/g, ' ')).toBe(left.replaceAll(/ +/g, ' '));
    });
  }

  test('keeps every line and column', () => {
    const source = "a = 'x'; /* y\n z */ b = `w\n${c} v`;\nd";
    const left = stripped(source);
    expect(left).toHaveLength(source.length);
    for (const name of ['a', 'b', 'c', 'd']) expect(left.indexOf(name)).toBe(source.indexOf(name));
  });

  test('takes any text at all, and changes nothing into anything but a blank', () => {
    const signs = fc.constantFrom(...'ab19 \n\'"`$\\/*{}()[]<>=,;.');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 60 }), source => {
        const left = stripped(source);
        expect(left).toHaveLength(source.length);
        for (let at = 0; at < source.length; at++) expect([source[at], ' ']).toContain(left[at]);
      }),
    );
  });
});
