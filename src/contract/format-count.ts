import { locale } from './format-price.ts';

/** `1 visit`, `1,204 visits`; of a word with another plural, `countedText(2, 'person', 'people')`. */
export function countedText(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;
}
