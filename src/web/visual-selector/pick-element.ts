import type { ElementStep, NamedEvent } from '../../contract/element-label';
import { selectorText } from '../../contract/element-selector';
import type { OpenPage } from '../../contract/open-pages';
import { pressedBy } from '../../tracker/autocapture';
import { hasOwnText } from '../../tracker/autocapture-rules';
import { capturedAddress, capturedText } from '../../tracker/captured-text';
import { ruleOf } from '../../tracker/element-rule';
import { hierarchyOf } from '../../tracker/hierarchy';
import { readPath, readText } from '../../tracker/read-element';
import type { PressOutcome } from './press-watch';
import type { PickedElement } from './selector-messages';

/** What the tracker would take a press on this for; null where it tells nothing of it. */
export function pickable(element: Element): Element | null {
  return pressedBy(element)?.target ?? null;
}

export function stepsTo(element: Element): ElementStep[] {
  return ruleOf(readPath(element), location.href, (steps) => elementsAt(steps).length);
}

/** The elements of this page that the steps lead to. */
export function elementsAt(steps: readonly ElementStep[]): Element[] {
  return [...document.querySelectorAll(selectorText(steps))];
}

/** What the console is told of an element, while the page still is as it was pressed. */
export function describePick(
  element: Element,
  page: OpenPage,
): Omit<PickedElement, 'event' | 'events' | 'presses' | 'isCaptured'> {
  const path = readPath(element);
  const steps = stepsTo(element);
  const link = element.closest('a');
  return {
    ...{ page, steps, tag: path[0]!.tag },
    text: hasOwnText(path[0]!) ? capturedText(readText(element)) : '',
    isTooDeep: steps.length > hierarchyOf(path, location.href).length,
    leadsTo: link !== null && leavesPage(link) ? capturedAddress(link.href, location.href) : null,
  };
}

/** Whether a link opens another page than this one. */
export function leavesPage(link: HTMLAnchorElement): boolean {
  const isSamePage =
    link.origin + link.pathname + link.search === location.origin + location.pathname + location.search;
  return link.href !== '' && !(isSamePage && link.hash !== '');
}

/**
 * The banner's buttons are not carried out, since a choice there would be the operator's own; what they send is known:
 * after Reject, nothing.
 */
export function heldBack(element: Element): NamedEvent[] | null {
  const choice = element.closest<HTMLElement>('[data-early^="cookies:"]')?.dataset.early;
  if (choice === undefined) return null;
  return choice === 'cookies:accept'
    ? [{ name: 'popup_click', properties: { popup: 'privacy', choice: 'accept' } }]
    : [];
}

/** The whole of what the console is told. */
export function pickOf(
  described: ReturnType<typeof describePick>,
  { presses, events, hasEffect, target }: PressOutcome<Element>,
): PickedElement {
  const waitsForEffect = pressedBy(target)?.waitsForEffect ?? true;
  return { ...described, presses, events, event: events[0] ?? null, isCaptured: hasEffect || !waitsForEffect };
}
