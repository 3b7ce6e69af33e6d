import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { type Kind, kinds, type LedgerRow } from './row.ts';

export type ProblemCode =
  | 'yamlSyntax'
  | 'notAList'
  | 'notARow'
  | 'missingField'
  | 'unknownField'
  | 'notText'
  | 'badId'
  | 'unknownKind'
  | 'duplicateId';

/** Something wrong with a ledger file, at a place where an editor can go. */
export interface Problem {
  readonly code: ProblemCode;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface LedgerText {
  readonly file: string;
  readonly text: string;
}

export interface Parsed {
  readonly rows: readonly LedgerRow[];
  readonly problems: readonly Problem[];
}

const required = ['id', 'src', 'kind', 'rule'] as const;
const optional = ['ruling', 'check', 'data'] as const;
const fields: readonly string[] = [...required, ...optional];
const idFormat = /^([A-Z]{2}-[A-Z][A-Z0-9]*)-\d{3}$/;

/** Reads all files and reports every problem of all of them, so that one repair round is enough. */
export function parseLedger(texts: readonly LedgerText[]): Parsed {
  const rows: LedgerRow[] = [];
  const problems: Problem[] = [];
  const placeOf = new Map<string, string>();
  for (const { file, text } of texts) {
    const source = open(file, text, problems);
    for (const { row, offset } of rowsOf(source)) {
      const first = placeOf.get(row.id);
      if (first === undefined) {
        placeOf.set(row.id, `${file}:${source.lineAt(offset)}`);
        rows.push(row);
      } else {
        source.report('duplicateId', offset, `${row.id} stands already at ${first}`);
      }
    }
  }
  return { rows, problems };
}

export function sentence(problem: Problem): string {
  return `${problem.file}:${problem.line}: ${problem.message}`;
}

type Report = (code: ProblemCode, offset: number, message: string) => void;

interface Source {
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lineAt: (offset: number) => number;
  readonly report: Report;
}

interface Placed {
  readonly row: LedgerRow;
  readonly offset: number;
}

function open(file: string, text: string, problems: Problem[]): Source {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  const report: Report = (code, offset, message) => problems.push({ code, file, line: lineAt(offset), message });
  return { file, document, lineAt, report };
}

function rowsOf(source: Source): Placed[] {
  const { document, report } = source;
  for (const trouble of [...document.errors, ...document.warnings]) {
    report('yamlSyntax', trouble.pos[0], `YAML: ${trouble.message}`);
  }
  // What a broken file seems to hold is guesswork: saying more about it would only be noise.
  if (document.errors.length > 0) return [];
  const list = document.contents;
  if (!isSeq(list)) {
    report('notAList', 0, 'expected a list of rows (`- id: ...`)');
    return [];
  }
  return list.items.flatMap((item, index) => {
    const node = item as Node;
    if (isMap(node)) return parseRow(source, node, index + 1);
    report('notARow', node.range?.[0] ?? 0, `row ${index + 1} is not a set of fields`);
    return [];
  });
}

/** An empty list where the row is not sound; its problems have then been reported. */
function parseRow({ file, document, report }: Source, map: YAMLMap, number: number): Placed[] {
  const offset = map.range?.[0] ?? 0;
  const found = new Map(map.items.map(pair => [keyOf(pair), pair]));
  const id = textOf(found.get('id'));
  const section = id === undefined ? undefined : idFormat.exec(id)?.[1];
  const kind = textOf(found.get('kind'));
  let sound = true;
  const fault: Report = (code, at, message) => {
    sound = false;
    report(code, at, `${id ?? `row ${number}`}: ${message}`);
  };
  for (const name of required) {
    if (!found.has(name)) fault('missingField', offset, `field '${name}' is missing`);
  }
  for (const [name, pair] of found) {
    const at = offsetOf(pair);
    if (!fields.includes(name)) fault('unknownField', at, `unknown field '${name}' (known: ${fields.join(', ')})`);
    else if (name !== 'data' && textOf(pair) === undefined) fault('notText', at, `field '${name}' must be a text`);
  }
  if (id !== undefined && section === undefined) {
    fault('badId', offsetOf(found.get('id')), 'the id must look like DK-MOVE-012');
  }
  if (kind !== undefined && !isKind(kind)) {
    fault('unknownKind', offsetOf(found.get('kind')), `unknown kind '${kind}' (known: ${kinds.join(', ')})`);
  }
  if (!sound || section === undefined) return [];
  // Every field was looked at above, so the map is a row but for its place.
  const row = map.toJS(document) as Omit<LedgerRow, 'file' | 'section'>;
  return [{ row: { ...row, file, section }, offset }];
}

function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text);
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
}

function textOf(pair: Pair | undefined): string | undefined {
  const value = isScalar(pair?.value) ? pair.value.value : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function offsetOf(pair: Pair | undefined): number {
  return (pair?.key as Node | undefined)?.range?.[0] ?? 0;
}
