import { parseSync } from 'vite';

interface Node {
  type: string;
  value?: unknown;
  quasis?: readonly { value: { cooked: string } }[];
}

/**
 * The texts that a module can show: strings, templates with something short in each gap, and text between tags. Types and
 * imports are left out.
 */
export function textsInCode(file: string, code: string): string[] {
  const texts: string[] = [];
  visit(parseSync(file, code).program as unknown as Node, texts);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isShown);
}

/** Drawings, media queries and selectors have spaces, too, but hardly a word between them; ids have no capital. */
function isShown(text: string): boolean {
  const parts = text.split(' ');
  if (parts.length === 1) return /^\p{Lu}\p{Ll}+$/u.test(text);
  const words = parts.filter((part) => /^[“‘]?\p{L}[\p{L}’-]*[.,:;?!”’…]*$/u.test(part));
  return words.length > 1 && words.length >= parts.length / 2 && !/[[\]{}=]/.test(text);
}

/** Stands for a gap of a template; it has no letters, so that it is not read as a text. */
const gap = '7';

function visit(node: Node, texts: string[]): void {
  if (/^(TS.*(Declaration|Type|Keyword|Annotation)|Import.*|Export.*From.*)$/.test(node.type)) return;
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string') texts.push(node.value);
  if (node.type === 'TemplateLiteral') texts.push(node.quasis!.map(({ value }) => value.cooked).join(gap));
  for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child, texts);
}
