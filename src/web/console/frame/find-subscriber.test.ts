import { expect, it } from 'vitest';
import { type TypedAhead, typedAhead } from './find-subscriber.ts';

const nothing: TypedAhead = { text: '', isSent: false };
const after = (keys: readonly string[], from = nothing) =>
  keys.reduce<TypedAhead | null>((typed, key) => (typed === null ? null : (typedAhead(typed, key) ?? typed)), from);

it.each([
  ['letters', ['m', 'a', 'Y', 'a'], 'maYa', false],
  ['a space and signs', ['m', ' ', '@', '/'], 'm @/', false],
  ['letters that are shortcuts elsewhere', ['j', 'k', 'g', 'o', '?'], 'jkgo?', false],
  ['a letter that is taken back', ['m', 'x', 'Backspace', 'a'], 'ma', false],
  ['nothing to take back', ['Backspace', 'm'], 'm', false],
  ['Enter at the end', ['m', 'a', 'Enter'], 'ma', true],
  ['a letter after Enter', ['m', 'Enter', 'a'], 'ma', false],
  ['a sign of more than one unit', ['😀', 'Backspace', 'b'], 'b', false],
  ['keys that write nothing', ['Shift', 'm', 'ArrowLeft', 'F5', 'Tab'], 'm', false],
] as const)('%s typed before the search box is there', (_, keys, text, isSent) => {
  expect(after(keys)).toEqual({ text, isSent });
});

it.each(['Shift', 'F5', 'Tab', 'ArrowDown', 'Escape', 'Dead'])('%s belongs to the browser', (key) => {
  expect(typedAhead({ text: 'm', isSent: false }, key)).toBeNull();
});
