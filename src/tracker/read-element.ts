import type { ElementFacts, ElementPath } from './autocapture-rules.ts';
import type { TextPiece } from './captured-text.ts';

/** No other attribute is ever read, least of all a field's value. */
const readAttributes = [
  'id',
  'class',
  'name',
  'type',
  'role',
  'title',
  'alt',
  'aria-label',
  'href',
  'download',
  'autocomplete',
  'contenteditable',
  'data-private',
];

/** Elements whose text is the visitor's, or not shown. */
const noText = 'input, select, textarea, option, output, script, style, [contenteditable], [data-private]';

/** How much text is read on each side of an element: enough for the longest card number that continues there. */
const surroundingCharacters = 100;

/** The element and its ancestors as data. */
export function readPath(element: Element): ElementPath {
  const path: ElementFacts[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) path.push(readElement(each));
  return path;
}

function readElement(element: Element): ElementFacts {
  const attributes: Record<string, string> = {};
  for (const name of readAttributes) {
    const value = element.getAttribute(name);
    if (value !== null) attributes[name] = value;
  }
  const neighbours = [...(element.parentElement?.children ?? [element])];
  const index = neighbours.indexOf(element);
  const ofType = neighbours.filter(({ tagName }) => tagName === element.tagName);
  return {
    tag: tagOf(element),
    attributes,
    index,
    indexOfType: ofType.indexOf(element),
    previousTag: index > 0 ? tagOf(neighbours[index - 1]!) : null,
  };
}

function tagOf({ tagName }: Element): string {
  return tagName.toLowerCase();
}

/** The element's texts in document order, with enough text on each side to see whether a number continues there. */
export function readText(element: Element): TextPiece[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(noText) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  walker.currentNode = element;
  const before = readSurrounding(() => walker.previousNode());
  walker.currentNode = element;
  const own: TextPiece[] = [];
  let next = walker.nextNode();
  for (; next !== null && element.contains(next); next = walker.nextNode()) {
    if (next instanceof Text) own.push({ text: next.data, isOwn: true });
  }
  const after = readSurrounding(() => {
    const node = next;
    if (next !== null) next = walker.nextNode();
    return node;
  });
  return [...before.reverse(), ...own, ...after];
}

function readSurrounding(advance: () => Node | null): TextPiece[] {
  const pieces: TextPiece[] = [];
  let length = 0;
  for (let node = advance(); node !== null && length < surroundingCharacters; node = advance()) {
    if (!(node instanceof Text)) continue;
    pieces.push({ text: node.data, isOwn: false });
    length += node.data.trim().length;
  }
  return pieces;
}
