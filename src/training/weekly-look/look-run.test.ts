import { expect, test } from 'vitest';
import { lookSets } from './look-items.ts';
import { hasReturned, type LookRun, type LookStep, lookBeginning, lookStep } from './look-run.ts';

const { items } = lookSets.frequency;
const after = (...steps: LookStep[]): LookRun => steps.reduce((run, step) => lookStep(items, run, step), lookBeginning);
const answer = (points: number | null): LookStep => ({ kind: 'answer', points });
const skip = answer(null);
const [goOn, back] = [{ kind: 'go on' }, { kind: 'back' }] as const;

test('an answer stays until it goes on, and the last one counts', () => {
  expect(after(answer(3), answer(1))).toMatchObject({ place: 0, answers: { 'list-at-night': 1 } });
  expect(after(answer(3), answer(1), goOn).place).toBe(1);
});

test('it goes on without an answer only when that was skipped', () => {
  expect(after(goOn)).toEqual(lookBeginning);
  expect(after(skip, goOn)).toMatchObject({ place: 1, answers: { 'list-at-night': null } });
});

test('what was skipped can be answered after going back, and what was answered can be skipped', () => {
  expect(after(skip, goOn, back, answer(2), goOn).answers).toEqual({ 'list-at-night': 2 });
  expect(after(answer(2), goOn, back, skip).answers).toEqual({ 'list-at-night': null });
});

test('a question has been returned to while one after it was reached', () => {
  expect([after(), after(skip, goOn)].map(hasReturned)).toEqual([false, false]);
  expect(hasReturned(after(skip, goOn, skip, goOn, back, back, goOn))).toBe(true);
});

test('before the first item is nothing, and after the last one nothing changes', () => {
  expect(after(back)).toEqual(lookBeginning);
  const over = after(...items.flatMap(() => [skip, goOn]));
  expect(over.place).toBe(6);
  expect(Object.keys(over.answers)).toEqual(items.map(({ id }) => id));
  for (const step of [skip, goOn, back, answer(1)]) expect(lookStep(items, over, step)).toEqual(over);
});
