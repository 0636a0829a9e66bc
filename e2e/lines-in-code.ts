import { parseSync } from 'vite';

type Node = { type: string; [key: string]: unknown };

/** Stands for a value that the code inserts when it runs. */
const gap = '…';

/**
 * The lines that a module can show in all of its states: the text of an element with all elements inside it, strings
 * and templates, and a pair of a label and a text as "Label: text". A value that the code inserts is "…".
 */
export function linesInCode(file: string, code: string): string[] {
  const lines: string[] = [];
  visit(parseSync(file, code).program as unknown as Node, lines);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

function visit(node: Node, lines: string[]): void {
  if (/^(TS.*(Declaration|Type|Keyword|Annotation)|Import.*|Export.*From.*)$/.test(node.type)) return;
  const inLine = partsOfLine(node);
  if (isText(node) || inLine.length > 0) lines.push(...textsOf(node));
  if (isText(node)) return;
  for (const child of childrenOf(node)) if (!inLine.includes(child)) visit(child, lines);
  for (const part of inLine) visitWithin(part, lines);
}

/** The lines in the gaps of a line, and in the attributes of its elements. */
function visitWithin(part: Node, lines: string[]): void {
  if (isText(part)) return;
  if (part.type === 'JSXElement' || part.type === 'ConditionalExpression') {
    for (const child of childrenOf(part)) visitWithin(child, lines);
  } else visit(part, lines);
}

/** The nodes of which the text of this one is made; none when it has no text of its own. */
function partsOfLine(node: Node): Node[] {
  const children = (node.children ?? []) as Node[];
  if (children.some(isSaid)) return children;
  return isPair(node) ? (node.elements as Node[]) : [];
}

/** Text, including changing text in an element of its own (see `changing-text.ts`). */
function isSaid(child: Node): boolean {
  if (child.type === 'JSXText') return /\S/.test(child.value as string);
  if (child.type === 'JSXExpressionContainer') return isText(child);
  const opening = child.openingElement as { name: { name?: string }; attributes: unknown[] } | undefined;
  const isPlain = opening?.name.name === 'span' && opening.attributes.length === 0;
  return isPlain && (child.children as Node[]).some((one) => one.type === 'JSXExpressionContainer' && isText(one));
}

const isPair = ({ type, elements }: Node): boolean =>
  type === 'ArrayExpression' &&
  (elements as unknown[]).length === 2 &&
  /^\p{Lu}[\p{L}’ ]+$/u.test(String((elements as Node[])[0]?.value));

function isText(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'JSXExpressionContainer') return isText(node.expression as Node);
  if (node.type === 'ConditionalExpression') return isText(node.consequent as Node) && isText(node.alternate as Node);
  if (node.type === 'LogicalExpression') return isText(node.right as Node);
  return node.type === 'TemplateLiteral' || node.type === 'JSXText';
}

/** The possible texts of a node. */
function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [''];
    case 'JSXText':
      return [(node.value as string).replace(/^\s*\n\s*|\s*\n\s*$/g, '')];
    case 'TemplateLiteral':
      return textsOfTemplate(node.quasis as Quasi[], node.expressions as Node[]);
    case 'JSXExpressionContainer':
      return textsOf(node.expression as Node);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent as Node), ...textsOf(node.alternate as Node)];
    case 'LogicalExpression':
      return ['', ...textsOf(node.right as Node)];
    case 'ArrayExpression':
      return textsOf((node.elements as Node[])[1]!).map((text) => `${(node.elements as Node[])[0]!.value}: ${text}`);
    case 'JSXElement':
    case 'JSXFragment': {
      if (partsOfLine(node).length === 0) return [gap];
      return (node.children as Node[]).map(textsOf).reduce(joined, ['']);
    }
    default:
      return [gap];
  }
}

type Quasi = { value: { cooked: string } };

function textsOfTemplate(quasis: readonly Quasi[], expressions: readonly Node[]): string[] {
  return quasis
    .flatMap(({ value }, place) => [[value.cooked], ...expressions.slice(place, place + 1).map(textsOf)])
    .reduce(joined, ['']);
}

/** Every beginning with every end. */
const joined = (beginnings: readonly string[], ends: readonly string[]): string[] =>
  ends.flatMap((end) => beginnings.map((beginning) => beginning + end));

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string');
}
