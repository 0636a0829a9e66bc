import type { ElementStep, NamedEvent } from '#contract/console/element-label.ts';
import { selectorText } from '#contract/console/element-selector.ts';
import type { OpenPage } from '#contract/open-pages.ts';
import { pressedBy } from '#tracker/autocapture.ts';
import { hasOwnText } from '#tracker/autocapture-rules.ts';
import { capturedAddress, capturedText } from '#tracker/captured-text.ts';
import { ruleOf } from '#tracker/element-rule.ts';
import { hierarchyOf } from '#tracker/hierarchy.ts';
import { readPath, readText } from '#tracker/read-element.ts';
import type { PressOutcome } from './press-watch.ts';
import type { PickedElement } from './selector-messages.ts';

/** The element to which the tracker would attribute a press; null where it would report none. */
export function pickable(element: Element): Element | null {
  return pressedBy(element)?.target ?? null;
}

export function stepsTo(element: Element): ElementStep[] {
  return ruleOf(readPath(element), location.href, (steps) => elementsAt(steps).length);
}

/** The elements of this page that match the steps. */
export function elementsAt(steps: readonly ElementStep[]): Element[] {
  return [...document.querySelectorAll(selectorText(steps))];
}

/** Describes an element to the console, while the page is still as it was when pressed. */
export function describePick(
  element: Element,
  page: OpenPage,
): Omit<PickedElement, 'event' | 'events' | 'presses' | 'isCaptured'> {
  const path = readPath(element);
  const steps = stepsTo(element);
  const link = element.closest('a');
  return {
    page,
    steps,
    tag: path[0]!.tag,
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
 * The events of a button on the cookie banner, whose press must be prevented, because the choice would be the
 * operator's own; Reject sends none. Null for other elements.
 */
export function preventedEvents(element: Element): NamedEvent[] | null {
  const choice = element.closest<HTMLElement>('[data-early^="cookies:"]')?.dataset.early;
  if (choice === undefined) return null;
  return choice === 'cookies:accept'
    ? [{ name: 'popup_click', properties: { popup: 'privacy', choice: 'accept' } }]
    : [];
}

/** The description of a picked element that is sent to the console. */
export function pickOf(
  described: ReturnType<typeof describePick>,
  { presses, events, hasEffect, target }: PressOutcome<Element>,
): PickedElement {
  const waitsForEffect = pressedBy(target)?.waitsForEffect ?? true;
  return { ...described, presses, events, event: events[0] ?? null, isCaptured: hasEffect || !waitsForEffect };
}
