import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doEvery } from './do-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const everyMs = 1000;
const noFailure = (error: unknown) => expect.unreachable(String(error));

/** Work that lasts until it is ended. */
function slowWork() {
  const running: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => running.push(resolve)));
  return { work, end: () => running.shift()!() };
}

it('work is done at once and at each time after it', async () => {
  const work = vi.fn(async () => undefined);
  const { stop } = doEvery(everyMs, work, noFailure);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(work).toHaveBeenCalledTimes(3);
});

it('work is never done twice at once', async () => {
  const { work, end } = slowWork();
  doEvery(everyMs, work, noFailure);
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(work).toHaveBeenCalledTimes(2);
});

it('work that fails is told and done again', async () => {
  const failures: unknown[] = [];
  const fault = new Error('no database');
  doEvery(
    everyMs,
    () => Promise.reject(fault),
    (error) => failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(failures).toEqual([fault, fault]);
});

it('stopping tells the work and waits for its end', async () => {
  let isTold = false;
  const { work, end } = slowWork();
  const { stop } = doEvery(
    everyMs,
    (isStopping) =>
      work().then(() => {
        isTold = isStopping();
      }),
    noFailure,
  );
  const stopped = stop();
  end();
  await stopped;
  expect(isTold).toBe(true);
});
