import type { Count, NamedEvent } from '#contract/element-label.ts';
import { numberLabel } from './report-labels.ts';

/** "1,204 by 830 people". */
export function countLabel({ times, people }: Count): string {
  if (times === 0) return 'none';
  return `${numberLabel(times)} by ${numberLabel(people)} ${people === 1 ? 'person' : 'people'}`;
}

/** "menu_link_click, link /#how". */
export function eventLabel({ name, properties }: NamedEvent): string {
  return [name, ...Object.entries(properties).map(([property, value]) => `${property} ${value}`)].join(', ');
}
