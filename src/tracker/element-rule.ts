import type { ElementStep } from '#contract/console/element-label.ts';
import type { ElementFacts, ElementPath } from './autocapture-rules.ts';
import { capturedAddress, capturedAttribute } from './captured-text.ts';

/** Ids that React generates, which change with the page. */
const numberedId = /^[:_«]r_?[0-9a-z]+[:_»]/i;

/** Attributes that identify an element and outlive a redesign, most reliable first. Classes change with each build. */
const marks = ['href', 'name', 'aria-label', 'role'] as const;

/** The parts of a page within which an element rarely moves. */
const landmarks: ReadonlySet<string> = new Set('main nav header footer aside section article form dialog'.split(' '));

/**
 * The steps outwards from an element, as few as match it alone and include an id, a mark or a landmark. Every step can
 * be found in the hierarchy of a captured press, so that one rule finds the element in the page and its presses among
 * the events.
 * @param path the element and its ancestors, up to the document's root
 * @param base the URL of the page
 * @param countOf the number of elements in the page that match the steps
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
    // The index among siblings is the first thing that a redesign changes, so it is included only where it helps.
    const foundPlaced = foundPlain === 1 ? 1 : countOf(placed);
    steps = foundPlaced < foundPlain ? placed : plain;
    if (Math.min(foundPlain, foundPlaced) === 1 && steps.some(isAnchor)) break;
  }
  return steps;
}

function isAnchor({ tag, id, attrs }: ElementStep): boolean {
  return id !== undefined || attrs !== undefined || landmarks.has(tag);
}

/** An attribute is used only when events contain it unchanged. */
function stepOf({ tag, attributes }: ElementFacts, base: string): ElementStep {
  const { id } = attributes;
  if (id && !numberedId.test(id) && capturedAttribute(id) === id) return { tag, id };
  const mark = marks.find((name) => {
    const value = attributes[name];
    return value && capturedValue(name, value, base) === value;
  });
  return mark === undefined ? { tag } : { tag, attrs: { [mark]: attributes[mark]! } };
}

function capturedValue(name: string, value: string, base: string): string {
  return name === 'href' ? capturedAddress(value, base) : capturedAttribute(value);
}
