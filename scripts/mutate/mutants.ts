import { parseSync } from 'vite';

/** A small change of the source that a test should notice. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** What stands there, and what would stand there instead. */
  readonly was: string;
  readonly becomes: string;
  /** A statement is left out; anything else is another expression in its place. */
  readonly isStatement: boolean;
}

export type Change = Omit<Mutant, 'id' | 'file'>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Every change that is tried of a source: in what its functions do, for what is worked out at import no test is to blame. */
export function changesOf(file: string, source: string): readonly Change[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  const found: Change[] = [];
  visit(program as never as Node, false, (node, parent) => {
    for (const becomes of insteadOf(node, parent, source)) {
      const { start, end } = node;
      const line = source.slice(0, start).split('\n').length;
      found.push({ line, start, end, was: source.slice(start, end), becomes, isStatement: isStatement(node) });
    }
  });
  return found;
}

function visit(node: Node, inFunction: boolean, see: (node: Node, parent: Node) => void): void {
  const within = inFunction || isFunction(node);
  for (const child of childrenOf(node)) {
    if (within) see(child, node);
    // Types are no part of what runs, and neither are the keys of a record.
    if (!/^TS(?!As|NonNull|Satisfies)/.test(child.type)) visit(child, within, see);
  }
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

const isFunction = ({ type }: Node): boolean => /Function(Declaration|Expression)$/.test(type);
const isStatement = ({ type }: Node): boolean => type === 'ExpressionStatement';

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

function insteadOf(node: Node, parent: Node, source: string): readonly string[] {
  const text = (part: unknown): string => source.slice((part as Node).start, (part as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      // Text that is put together is no arithmetic.
      if (node['operator'] === '+' && /['"`]/.test(text(node))) return [];
      return (OPERATORS[node['operator'] as string] ?? []).map(
        operator => `${text(node['left'])} ${operator} ${text(node['right'])}`,
      );
    case 'UnaryExpression':
      return node['operator'] === '!' ? [`Boolean(${text(node['argument'])})`] : [];
    case 'Literal':
      return typeof node['value'] === 'number' && isValue(node, parent) ? [`${node['value'] + 1}`] : [];
    case 'CallExpression':
      return instead(node['callee'] as Node, node, text);
    case 'ExpressionStatement':
      return (node['expression'] as Node).type === 'CallExpression' ||
        (node['expression'] as Node).type === 'AssignmentExpression'
        ? ['']
        : [];
    default:
      return isCondition(node, parent) ? ['true', 'false'] : [];
  }
}

/** A number that is worked with, not the name of a part. */
function isValue(node: Node, parent: Node): boolean {
  return !(parent.type === 'Property' && parent['key'] === node) && parent.type !== 'TSLiteralType';
}

function isCondition(node: Node, parent: Node): boolean {
  const asks = parent.type === 'IfStatement' || parent.type === 'ConditionalExpression';
  return asks && parent['test'] === node;
}

/** `.some` for `.every`, `Math.max` for `Math.min`, and a filter that lets everything through. */
function instead(callee: Node, call: Node, text: (part: unknown) => string): readonly string[] {
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const method = text(callee['property']);
  const target = text(callee['object']);
  if (method === 'filter') return [target];
  const other = METHODS[method];
  if (other === undefined || (/^(min|max|floor|ceil)$/.test(method) && target !== 'Math')) return [];
  const dot = callee['optional'] === true ? '?.' : '.';
  return [`${target}${dot}${other}(${(call['arguments'] as Node[]).map(text).join(', ')})`];
}
