/** The place of an element in its parent, and its size, in pixels. */
export interface Box {
  /** The element's path from the page's body, such as `1.0.2`, which is the same in every engine. */
  place: string;
  /** The name of the element in messages. */
  name: string;
  /** Null where the browser may choose it. */
  left: number | null;
  top: number;
  width: number | null;
  height: number;
}

const sides = ['left', 'top', 'width', 'height'] as const;

/** Smaller differences are rounding. */
const tolerance = { pixels: 3, part: 0.03 };

/**
 * Runs in the page. Engines may round the height of a line, choose where lines break evenly, and draw the triangle of a
 * details element as they like. Here all do the same, so that any remaining difference is ours.
 */
export function evenOut() {
  const rules = document.createElement('style');
  rules.textContent = `*, *::before, *::after { text-wrap: wrap !important; }
    summary { list-style: none !important; }
    summary::-webkit-details-marker { display: none !important; }`;
  document.head.append(rules);
  const heights = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    // The line height that the typeface asks for, which is 1.2 for both of ours.
    const height = lineHeight === 'normal' ? 1.2 * Number.parseFloat(fontSize) : Number.parseFloat(lineHeight);
    return [element, Math.floor(height)] as const;
  });
  for (const [element, height] of heights) element.style.lineHeight = `${height}px`;
}

/** Runs in the page: the boxes of everything that CSS has laid out and that can be seen. */
export function readBoxes(): Box[] {
  const displayOf = (element: Element) => getComputedStyle(element).display;
  /** Rows and columns have no box of their own, only their cells do (CSS 2.2, § 17.5). */
  const hasNoBox = (element: Element) => /^table-(row|column|header|footer)/.test(displayOf(element));
  /** The browser may choose how an automatic table divides its width (§ 17.5.2.2). */
  const isFree = (element: Element) =>
    displayOf(element) === 'table-cell' && getComputedStyle(element.closest('table')!).tableLayout === 'auto';
  /** The words in a line: a blank at its end belongs to a box in WebKit, and to none in Chromium. */
  const wordsOf = (element: Element): Range | null => {
    if (displayOf(element) !== 'inline') return null;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode.nodeValue!.trim() !== '') words.push(texts.currentNode as Text);
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return null;
    const range = document.createRange();
    range.setStart(first, first.data.search(/\S/));
    range.setEnd(last, last.data.trimEnd().length);
    return range;
  };
  /** A word that just fits into a line in one engine begins the next line in another. */
  const isBroken = (words: Range | null) =>
    new Set([...(words?.getClientRects() ?? [])].map(({ bottom }) => Math.round(bottom / 4))).size > 1;
  const found: Box[] = [];
  const visit = (element: Element, place: string, around: DOMRect) => {
    if (!element.checkVisibility()) return;
    const words = wordsOf(element);
    const box = (words ?? element).getBoundingClientRect();
    const isMeasured = element.getClientRects().length > 0 && !hasNoBox(element);
    // Text for screen readers only.
    if (isMeasured && box.width <= 1 && box.height <= 1) return;
    if (isMeasured) {
      const isChosen = isFree(element) || isBroken(words);
      const text = element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim();
      found.push({
        place,
        name: `${element.localName}${element.id && `#${element.id}`} “${text.slice(0, 40)}”`,
        left: isChosen ? null : box.left - around.left,
        top: box.top - around.top,
        width: isChosen ? null : box.width,
        height: box.height,
      });
    }
    // The inside of a drawing is laid out by its own numbers.
    if (element.localName === 'svg') return;
    for (const [index, child] of [...element.children].entries())
      visit(child, `${place}.${index}`, isMeasured ? box : around);
  };
  visit(document.body, '', document.documentElement.getBoundingClientRect());
  return found;
}

/** The differences in the innermost elements that have any, because an outer element is larger only by its content. */
export function compareBoxes(expected: readonly Box[], actual: readonly Box[]): string[] {
  const known = new Map(expected.map((box) => [box.place, box]));
  const differences = new Map<string, string>();
  for (const box of actual) {
    const other = known.get(box.place);
    known.delete(box.place);
    if (other === undefined) {
      if (isVisible(box)) differences.set(box.place, `${box.name} is seen only here`);
    } else if (sides.some((side) => differs(box[side], other[side])))
      differences.set(box.place, `${box.name} is ${shape(box)}, in Chromium ${shape(other)}`);
  }
  for (const box of known.values())
    if (isVisible(box)) differences.set(box.place, `${box.name} is seen only in Chromium`);
  const places = [...differences.keys()];
  return places
    .filter((place) => !places.some((other) => other.startsWith(`${place}.`)))
    .map((place) => differences.get(place)!);
}

const isVisible = ({ width, height }: Box) => width === null || isFar(width, 0) || isFar(height, 0);

const differs = (one: number | null, other: number | null) => one !== null && other !== null && isFar(one, other);

const isFar = (one: number, other: number) =>
  Math.abs(one - other) > Math.max(tolerance.pixels, tolerance.part * Math.abs(other));

const shape = ({ left, top, width, height }: Box) =>
  `${rounded(width)} × ${rounded(height)} at ${rounded(left)}, ${rounded(top)}`;

const rounded = (pixels: number | null) => (pixels === null ? 'any' : Math.round(pixels));
