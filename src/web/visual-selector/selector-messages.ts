import type { ElementRule, ElementStep, NamedEvent } from '../../contract/element-label';

/** What the address of a page that is to be pointed at ends in, before its token. */
export const selectorHash = '#select=';

/** What the console asks of the page. */
export type PageRequest = { do: 'begin' } | { do: 'show'; steps: ElementStep[] };
/** How many elements were found and marked. */
export interface ShowAnswer {
  found: number;
}

/** What the page tells the console: an element was picked. */
export interface PickedElement extends ElementRule {
  tag: string;
  /** The site's own words on it; empty where there are none. */
  text: string;
  /** Quick presses on it, taken for one. */
  presses: number;
  /** All that were sent by name; the rule has the first. */
  events: NamedEvent[];
  /** A visitor's press on it is captured, where presses are. */
  isCaptured: boolean;
  /** It is nested too deeply for events to tell where it stands. */
  isTooDeep: boolean;
  /** Where the press would have led. */
  leadsTo: string | null;
}
