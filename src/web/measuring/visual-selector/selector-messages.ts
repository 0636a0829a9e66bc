import type { ElementRule, ElementStep, NamedEvent } from '#contract/console/element-label.ts';

/** Precedes the token in the address of a page to point at. */
export const selectorHash = '#select=';

/** Requests of the console to the page. */
export type PageRequest = { do: 'begin' } | { do: 'show'; steps: ElementStep[] };
/** How many elements match and are marked. */
export interface ShowAnswer {
  found: number;
}

/** Sent by the page to the console when an element is picked. */
export interface PickedElement extends ElementRule {
  tag: string;
  /** The site's own text on it; may be empty. */
  text: string;
  /** Quick presses on it count as one. */
  presses: number;
  /** All named events that were sent; the rule has the first. */
  events: NamedEvent[];
  /** Whether a visitor's press on it is autocaptured, where that is switched on. */
  isCaptured: boolean;
  /** The element is nested too deeply for its events to identify it. */
  isTooDeep: boolean;
  /** The address that the press would have opened. */
  leadsTo: string | null;
}
