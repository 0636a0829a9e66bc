import { expect, it } from 'vitest';
import { insertValue } from './insert-value.ts';

it.each([
  ['at the cursor', ', your plan', { start: 0, end: 0 }, '{name}, your plan', 6],
  ['in the place of what is chosen', 'Dear you, hello', { start: 5, end: 8 }, 'Dear {name}, hello', 11],
  ['at the end', 'Hello ', { start: 6, end: 6 }, 'Hello {name}', 12],
])('a value is written %s', (_, text, chosen, after, cursor) => {
  expect(insertValue(text, chosen, 'name')).toEqual({ text: after, cursor });
});
