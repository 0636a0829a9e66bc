import { expect, it } from 'vitest';
import { lastPlace, pictureFacts } from './picture-facts.ts';
import { traceOf } from './trace.ts';

const times = Array.from({ length: 48 }, (_, i) => 400 + 7 * i);

it('a finished exercise has the rhythm of its rounds and its place', () => {
  expect(pictureFacts(times, 7)).toEqual({ trace: traceOf(times), place: 7 });
});

it('without a rhythm there is no trace, and a place all the same', () => {
  for (const none of [[], [400, 500, 600], times.map(() => null)]) expect(pictureFacts(none, 0)).toEqual({ place: 0 });
});

it('the place ends at the highest that an entry can say', () => {
  expect(pictureFacts([], lastPlace + 5)).toEqual({ place: lastPlace });
});
