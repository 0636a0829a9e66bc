import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Finds places where React would write into text that a browser's page translation has replaced by elements of its own.
 * React can change the text of an element with a single text node. A text node beside other children keeps its old
 * words on screen, and React throws when it removes it or puts an element before it.
 */

type Kind =
  /** Words that stay. */
  | 'words'
  /** Words that may change. */
  | 'changing words'
  | 'element'
  /** Elements that come and go. */
  | 'changing elements'
  /** Children, which the caller passes. */
  | 'slot'
  | 'nothing';

type JsxParent = ESTree.JSXElement | ESTree.JSXFragment;

/** Constants by name: our own copy, and values that never change while a page is open. */
const isConstant = (name: string) =>
  /(copy|words)$/i.test(name) || ['brand', 'moneyBack', 'moneyBackAgain'].includes(name);

/** Elements in which a slot is likely to hold words. */
const wordElements = new Set([
  'p',
  'span',
  'b',
  'em',
  'strong',
  'small',
  'button',
  'a',
  'label',
  'dt',
  'dd',
  'summary',
]);

/** Each place in a file that breaks the rule, as `line: reason`. */
export function changingTextIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return faultsOf(source, file);
}

export function faultsOf(source: string, name = 'page.tsx'): string[] {
  const { program } = parseSync(name, source);
  const elements = elementsOf(program, source);
  const missing = missingNames(source);
  const found: string[] = [];
  const look = (node: JsxParent) => {
    const reason = reasonOf(node, elements, missing);
    if (reason !== null) found.push(`${source.slice(0, node.start).split('\n').length}: ${reason}`);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return found;
}

function reasonOf(node: JsxParent, elements: ReadonlySet<string>, missing: ReadonlySet<string>): string | null {
  const [gone] = node.children.flatMap((child) => missingIn(child, missing));
  if (gone !== undefined) return `\`${gone}\`, which may be missing, in a template`;
  const kinds = node.children.filter((child) => !isBlank(child)).map((child) => kindOfChild(child, elements));
  const isWords = (kind: Kind) => kind === 'words' || kind === 'changing words';
  if (kinds.length > 1 && kinds.includes('changing words')) return 'words that may change beside other children';
  if (node.type === 'JSXFragment') return kinds.some(isWords) ? 'words in a fragment' : null;
  const firstChanging = kinds.indexOf('changing elements');
  if (firstChanging >= 0 && kinds.slice(firstChanging).some(isWords))
    return 'words after an element that comes and goes';
  const { name } = node.openingElement;
  const isOfWords = name.type === 'JSXIdentifier' && wordElements.has(name.name);
  return isOfWords && kinds.length > 1 && kinds.includes('slot') ? 'a slot for words beside other children' : null;
}

/** Blanks are not translated. */
const isSaid = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** Names that a file declares as optional, null or undefined, and shows without `{name !== null && …}` around them. */
function missingNames(source: string): ReadonlySet<string> {
  const optional = source.matchAll(
    /\b(\w+)\?: (?:string|number)\b|\b(\w+): (?:string|number) \| (?:null|undefined)\b/g,
  );
  const names = [...optional].map(([, name, orNull]) => (name ?? orNull)!);
  const asked = new Set([...source.matchAll(/\{(\w+) !== (?:null|undefined) && /g)].map(([, name]) => name!));
  return new Set(names.filter((name) => !asked.has(name)));
}

function missingIn(child: ESTree.JSXChild, missing: ReadonlySet<string>): string[] {
  if (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'TemplateLiteral') return [];
  return child.expression.expressions.flatMap((one) =>
    one.type === 'Identifier' && missing.has(one.name) ? [one.name] : [],
  );
}

function isBlank(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value);
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}

function kindOfChild(child: ESTree.JSXChild, elements: ReadonlySet<string>): Kind {
  if (child.type === 'JSXText') return 'words';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  return child.expression.type === 'JSXEmptyExpression' ? 'nothing' : kindOf(child.expression, elements);
}

function kindOf(node: ESTree.Expression, elements: ReadonlySet<string>): Kind {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'Literal':
      return isSaid(node.value) ? 'words' : 'nothing';
    case 'ParenthesizedExpression':
      return kindOf(node.expression, elements);
    case 'LogicalExpression':
      return either([kindOf(node.right, elements)]);
    case 'ConditionalExpression':
      return either([kindOf(node.consequent, elements), kindOf(node.alternate, elements)]);
    case 'Identifier':
      if (isConstant(node.name)) return 'words';
      if (node.name === 'children') return 'slot';
      return elements.has(node.name) ? 'element' : 'changing words';
    case 'MemberExpression':
      if (node.property.type === 'Identifier' && node.property.name === 'children') return 'slot';
      if (node.object.type !== 'Identifier') return 'changing words';
      if (elements.has(node.object.name)) return 'element';
      return isConstant(node.object.name) ? 'words' : 'changing words';
    case 'CallExpression':
      return kindOfCall(node, elements);
    default:
      return 'changing words';
  }
}

/** The kind of an expression with several possible values, of which another may be shown a moment later. */
function either(kinds: readonly Kind[]): Kind {
  if (kinds.some((kind) => kind === 'words' || kind === 'changing words')) return 'changing words';
  return kinds.includes('slot') ? 'slot' : 'changing elements';
}

function kindOfCall({ callee, arguments: given }: ESTree.CallExpression, elements: ReadonlySet<string>): Kind {
  if (callee.type === 'Identifier' && (elements.has(callee.name) || callee.name === 'children')) return 'element';
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return 'changing words';
  if (['map', 'flatMap', 'from'].includes(callee.property.name)) return 'changing elements';
  const isCopy = callee.object.type === 'Identifier' && isConstant(callee.object.name);
  return isCopy && given.length === 0 ? 'words' : 'changing words';
}

/** Names of values that hold elements: of the type ReactNode, or defined by JSX in the same file. */
function elementsOf(program: ESTree.Program, source: string): ReadonlySet<string> {
  const elements = new Set(['header', 'action', 'actions', 'hills', 'lineOfText', 'patterns']);
  for (const [, name] of source.matchAll(/\b(\w+)(?:\([^()]*\))?\??: ReactNode\b/g)) elements.add(name!);
  const add = (name: ESTree.Node | null, value: ESTree.Node | null) => {
    if (name?.type === 'Identifier' && value !== null && /<[A-Za-z>]/.test(source.slice(value.start, value.end)))
      elements.add(name.name);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => add(id, init),
    FunctionDeclaration: ({ id, body }) => add(id, body),
  }).visit(program);
  return elements;
}
