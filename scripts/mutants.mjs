// The mutants of a module: small faults, one at a time, that a good test notices.
import { parseSync } from 'vite';

/** The replacements of an operator: its neighbour at the boundary, and its opposite. */
const operators = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<<': ['>>'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

const methods = {
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
};
/** Methods whose result resembles the value that they are called on. */
const droppable = ['filter', 'sort', 'slice', 'flat', 'toLowerCase', 'trim', 'replace', 'replaceAll'];

/** Type syntax around an expression; only the expression runs. */
const typed = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];

/**
 * @param {string} file the name, which tells the parser whether there are types
 * @param {string} code
 * @returns {{ line: number, before: string, after: string, code: string }[]} in the order of the text
 */
export function mutantsOf(file, code) {
  const edits = [];
  visit(parseSync(file, code).program, edits, (node) => code.slice(node.start, node.end));
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  const mutants = edits.map(({ start, end, after }) => ({
    line: code.slice(0, start).split('\n').length,
    before: code.slice(start, end),
    after,
    code: code.slice(0, start) + after + code.slice(end),
  }));
  const once = [...new Map(mutants.map((mutant) => [mutant.code, mutant])).values()];
  return once.filter((mutant) => mutant.code !== code && parseSync(file, mutant.code).errors.length === 0);
}

function visit(node, edits, text) {
  if (node.type.startsWith('TS') && !typed.includes(node.type)) return;
  if (node.type === 'ImportDeclaration') return;
  for (const edit of changesOf[node.type]?.(node, text) ?? [])
    edits.push({ start: node.start, end: node.end, ...edit });
  for (const [key, child] of Object.entries(node)) {
    // The name of a property is not a decision.
    if (key === 'key' && !node.computed) continue;
    for (const one of [child].flat()) if (typeof one?.type === 'string') visit(one, edits, text);
  }
}

/** By the type of a node: its replacements, or replacements of the text from `start` to `end`. */
const changesOf = {
  BinaryExpression: otherOperators,
  AssignmentExpression: ({ left, operator, right }, text) =>
    (operators[operator] ?? []).map((other) => ({ after: `${text(left)} ${other} ${text(right)}` })),
  LogicalExpression: (node, text) => [
    ...otherOperators(node, text),
    { after: `(${text(node.left)})` },
    { after: `(${text(node.right)})` },
  ],
  UnaryExpression: ({ operator, argument }, text) =>
    '!-'.includes(operator) ? [{ after: `(${text(argument)})` }] : [],
  ConditionalExpression: ({ test }) => trueAndFalse(test),
  IfStatement: ({ test }) => trueAndFalse(test),
  ReturnStatement: () => [{ after: ';' }],
  ExpressionStatement: () => [{ after: ';' }],
  ThrowStatement: () => [{ after: ';' }],
  ArrowFunctionExpression: ({ body }) =>
    body.type === 'BlockStatement' ? [] : [{ ...placeOf(body), after: 'undefined' }],
  ArrayExpression: ({ elements }) => withoutEach(elements),
  ObjectExpression: ({ properties }) => withoutEach(properties),
  TemplateLiteral: () => [{ after: '``' }],
  CallExpression: callsOf,
  MemberExpression: ({ object, property, optional, computed }, text) =>
    optional ? [{ after: computed ? `${text(object)}[${text(property)}]` : `${text(object)}.${text(property)}` }] : [],
  Literal: literalsOf,
};

function otherOperators({ left, operator, right }, text) {
  return (operators[operator] ?? []).map((other) => ({ after: `((${text(left)}) ${other} (${text(right)}))` }));
}

function trueAndFalse(test) {
  return [true, false].map((verdict) => ({ ...placeOf(test), after: String(verdict) }));
}

/** Leaves out each part with the comma after it, or with the one before it for the last part. */
function withoutEach(parts) {
  return parts.map(({ start, end }, i) => {
    const next = parts[i + 1];
    return next ? { start, end: next.start, after: '' } : { start: parts[i - 1]?.end ?? start, end, after: '' };
  });
}

function callsOf({ callee }, text) {
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const { object, property } = callee;
  const other = methods[property.name];
  return [
    ...(other ? [{ ...placeOf(property), after: other }] : []),
    ...(droppable.includes(property.name) ? [{ after: text(object) }] : []),
  ];
}

function literalsOf({ value, bigint, regex }) {
  if (bigint !== undefined) return [{ after: `${BigInt(bigint) + 1n}n` }, { after: `${BigInt(bigint) - 1n}n` }];
  if (regex) return regexesOf(regex);
  if (typeof value === 'number') return [{ after: String(value + 1) }, { after: `(${value - 1})` }];
  if (typeof value === 'boolean') return [{ after: String(!value) }];
  if (typeof value === 'string') return [{ after: value === '' ? "'mutant'" : "''" }];
  return [];
}

/** An expression that matches everything, one that matches nothing, and less strict ones. */
function regexesOf({ pattern, flags }) {
  const looserPatterns = [pattern.replace(/^\^/, ''), pattern.replace(/\$$/, '')].filter((one) => one !== pattern);
  return [
    ...['(?:)', '(?!)', ...looserPatterns].map((other) => ({ after: `/${other}/${flags}` })),
    ...[...flags].map((flag) => ({ after: `/${pattern}/${flags.replace(flag, '')}` })),
  ];
}

function placeOf({ start, end }) {
  return { start, end };
}
