import type { Count, NamedEvent } from '../../contract/element-label';
import { countWords } from './report-words';

/** "1,204 by 830 people". */
export function timesWords({ times, people }: Count): string {
  if (times === 0) return 'none';
  return `${countWords(times)} by ${countWords(people)} ${people === 1 ? 'person' : 'people'}`;
}

/** "menu_link_click, link /#how". */
export function eventWords({ name, properties }: NamedEvent): string {
  return [name, ...Object.entries(properties).map(([property, value]) => `${property} ${value}`)].join(', ');
}
