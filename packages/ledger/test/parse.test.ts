import { describe, expect, test } from 'vitest';
import { type ProblemCode, parseLedger, sentence } from '../src/parse.ts';

const sound = `# A comment.
- id: DK-MOVE-001
  src: 'Booklet 2 p.9'
  kind: core
  rule: >-
    A figure walks
    two squares.
- id: DK-GAP2-014
  src: house
  kind: guidance
  rule: Paint them green.
  ruling: Any green will do.
  check: Look at one.
  data: { 1-3: INERT, doors: [4, 5] }
`;

describe('a sound file', () => {
  test('gives its rows with file and section', () => {
    expect(parseLedger([{ file: 'duck.yaml', text: sound }])).toEqual({
      problems: [],
      rows: [
        {
          id: 'DK-MOVE-001',
          src: 'Booklet 2 p.9',
          kind: 'core',
          rule: 'A figure walks two squares.',
          file: 'duck.yaml',
          section: 'DK-MOVE',
        },
        {
          id: 'DK-GAP2-014',
          src: 'house',
          kind: 'guidance',
          rule: 'Paint them green.',
          ruling: 'Any green will do.',
          check: 'Look at one.',
          data: { '1-3': 'INERT', doors: [4, 5] },
          file: 'duck.yaml',
          section: 'DK-GAP2',
        },
      ],
    });
  });
});

describe('a problem names its file, line and row', () => {
  const row = (...lines: string[]): string => `- ${lines.join('\n  ')}\n`;
  const cases: readonly [name: string, code: ProblemCode, text: string, says: string][] = [
    [
      'a missing field',
      'missingField',
      row('id: DK-MOVE-001', 'kind: core', 'rule: Walk.'),
      "x.yaml:1: DK-MOVE-001: field 'src' is missing",
    ],
    [
      'a missing id',
      'missingField',
      row('src: p.1', 'kind: core', 'rule: Walk.'),
      "x.yaml:1: row 1: field 'id' is missing",
    ],
    [
      'an empty field',
      'notText',
      row('id: DK-MOVE-001', 'src: p.1', 'kind: core', 'rule:'),
      "x.yaml:4: DK-MOVE-001: field 'rule' must be a text",
    ],
    [
      'a number where a text belongs',
      'notText',
      row('id: DK-MOVE-001', 'src: 12', 'kind: core', 'rule: Walk.'),
      "x.yaml:2: DK-MOVE-001: field 'src' must be a text",
    ],
    [
      'an unknown kind',
      'unknownKind',
      row('id: DK-MOVE-001', 'src: p.1', 'kind: vital', 'rule: Walk.'),
      "x.yaml:3: DK-MOVE-001: unknown kind 'vital' (known: core, optional, difficult, example, guidance)",
    ],
    [
      'an id of another form',
      'badId',
      row('id: dk-move-1', 'src: p.1', 'kind: core', 'rule: Walk.'),
      'x.yaml:1: dk-move-1: the id must look like DK-MOVE-012',
    ],
    [
      'an unknown field',
      'unknownField',
      row('id: DK-MOVE-001', 'src: p.1', 'kind: core', 'rule: Walk.', 'rulling: No.'),
      "x.yaml:5: DK-MOVE-001: unknown field 'rulling' (known: id, src, kind, rule, ruling, check, data)",
    ],
    ['a row that is a text', 'notARow', '- walk\n', 'x.yaml:1: row 1 is not a set of fields'],
    ['a file that is no list', 'notAList', 'id: DK-MOVE-001\n', 'x.yaml:1: expected a list of rows (`- id: ...`)'],
    ['an empty file', 'notAList', '', 'x.yaml:1: expected a list of rows (`- id: ...`)'],
    [
      'a field given twice',
      'yamlSyntax',
      row('id: DK-MOVE-001', 'src: p.1', 'src: p.2', 'kind: core', 'rule: Walk.'),
      'x.yaml:3: YAML: Map keys must be unique',
    ],
  ];
  test.for(cases)('%s', ([, code, text, says]) => {
    const { rows, problems } = parseLedger([{ file: 'x.yaml', text }]);
    expect(problems.map(problem => [problem.code, sentence(problem)])).toEqual([[code, says]]);
    expect(rows).toEqual([]);
  });

  test('broken YAML', () => {
    const { problems } = parseLedger([{ file: 'x.yaml', text: '- id: DK-MOVE-001\n  src: "p.1\n  kind: core\n' }]);
    expect(problems[0]).toMatchObject({ code: 'yamlSyntax', file: 'x.yaml' });
    expect(problems[0]!.message).toContain('Missing closing "quote');
  });
});

describe('several files', () => {
  test('an id used in two of them is named with its first place', () => {
    const { rows, problems } = parseLedger([
      { file: 'a.yaml', text: sound },
      { file: 'b.yaml', text: sound },
    ]);
    expect(problems.map(sentence)).toEqual([
      'b.yaml:2: DK-MOVE-001 stands already at a.yaml:2',
      'b.yaml:8: DK-GAP2-014 stands already at a.yaml:8',
    ]);
    expect(rows.map(row => row.file)).toEqual(['a.yaml', 'a.yaml']);
  });

  test('the problems of all of them come at once, and sound rows beside them are still read', () => {
    const { rows, problems } = parseLedger([
      { file: 'a.yaml', text: '- { id: one, kind: vital, src: p.1 }\n' },
      { file: 'b.yaml', text: '- id: [\n' },
      { file: 'c.yaml', text: sound },
    ]);
    expect(new Set(problems.map(problem => `${problem.file} ${problem.code}`))).toEqual(
      new Set(['a.yaml missingField', 'a.yaml unknownKind', 'a.yaml badId', 'b.yaml yamlSyntax']),
    );
    expect(rows).toHaveLength(2);
  });
});
