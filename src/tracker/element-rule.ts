import type { ElementStep } from '../contract/element-label';
import type { ElementFacts, ElementPath } from './autocapture-rules';
import { capturedAddress, capturedAttribute } from './captured-text';

/** Ids that React numbers anew as the page is put together. */
const numberedId = /^[:_«]r_?[0-9a-z]+[:_»]/i;

/** What tells an element from others and outlives a redesign, the surest first; classes are made by the build. */
const marks = ['href', 'name', 'aria-label', 'role'] as const;

/** What a page is divided into: where an element stands in it changes least. */
const landmarks: ReadonlySet<string> = new Set('main nav header footer aside section article form dialog'.split(' '));

/**
 * A short way outwards from an element that leads to it alone, from a mark or a landmark on. Every step can be found in
 * the hierarchy of a captured press, so that one rule finds the element in the page and its presses among the events.
 * @param path the element and all it stands in, up to the document's root
 * @param base address of the page
 * @param countOf how many elements of the page the steps lead to
 */
export function ruleOf(
  path: ElementPath,
  base: string,
  countOf: (steps: readonly ElementStep[]) => number,
): ElementStep[] {
  let steps: ElementStep[] = [];
  for (const facts of path) {
    const plain = [...steps, stepOf(facts, base)];
    const placed = [...steps, { ...stepOf(facts, base), indexOfType: facts.indexOfType }];
    const foundPlain = countOf(plain);
    // A place among siblings is the first thing that a redesign changes: it is named only where it tells something.
    const foundPlaced = foundPlain === 1 ? 1 : countOf(placed);
    steps = foundPlaced < foundPlain ? placed : plain;
    if (Math.min(foundPlain, foundPlaced) === 1 && steps.some(isAnchor)) break;
  }
  return steps;
}

function isAnchor({ tag, id, attrs }: ElementStep): boolean {
  return id !== undefined || attrs !== undefined || landmarks.has(tag);
}

/** An attribute counts only when events tell it as it stands in the page. */
function stepOf({ tag, attributes }: ElementFacts, base: string): ElementStep {
  const { id } = attributes;
  if (id && !numberedId.test(id) && capturedAttribute(id) === id) return { tag, id };
  const mark = marks.find((name) => {
    const value = attributes[name];
    return value && told(name, value, base) === value;
  });
  return mark === undefined ? { tag } : { tag, attrs: { [mark]: attributes[mark]! } };
}

function told(name: string, value: string, base: string): string {
  return name === 'href' ? capturedAddress(value, base) : capturedAttribute(value);
}
