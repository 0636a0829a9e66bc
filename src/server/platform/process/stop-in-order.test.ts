import { expect, it } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

it('stopInOrder stops the database once all work has ended', async () => {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  expect(await stopInOrder(note('work'), note('database'), 30_000)).toBe(true);
  expect(done).toEqual(['work', 'database']);
});

it('stopInOrder also stops the database when work does not end in time, and returns false', async () => {
  let isStopped = false;
  const never = () => new Promise<void>(() => undefined);
  const stopDatabase = async () => {
    isStopped = true;
  };
  expect(await stopInOrder(never, stopDatabase, 10)).toBe(false);
  expect(isStopped).toBe(true);
});
