import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLoading, whileLoading } from './loading.ts';

const visible = () => useLoading.getState().visible;

function call() {
  let end: () => void = () => {};
  const promise = whileLoading(
    new Promise<void>((resolve) => {
      end = resolve;
    }),
  );
  return {
    async end() {
      end();
      await promise;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the loading overlay appears 200 ms after a call began that is still under way (§ 4)', async () => {
  const slow = call();
  vi.advanceTimersByTime(199);
  expect(visible()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(visible()).toBe(true);
  await slow.end();
});

test('the loading overlay hides 300 ms after the last call ended (§ 4)', async () => {
  const [first, last] = [call(), call()];
  vi.advanceTimersByTime(200);
  await first.end();
  vi.advanceTimersByTime(1000);
  expect(visible()).toBe(true);
  await last.end();
  vi.advanceTimersByTime(299);
  expect(visible()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(visible()).toBe(false);
});

test('a quick call shows no loading overlay', async () => {
  const quick = call();
  vi.advanceTimersByTime(150);
  await quick.end();
  vi.advanceTimersByTime(1000);
  expect(visible()).toBe(false);
});

test('a call that begins before the loading overlay has hidden keeps it on screen', async () => {
  const first = call();
  vi.advanceTimersByTime(200);
  await first.end();
  vi.advanceTimersByTime(250);
  const second = call();
  vi.advanceTimersByTime(60);
  expect(visible()).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(visible()).toBe(true);
  await second.end();
  vi.advanceTimersByTime(300);
  expect(visible()).toBe(false);
});

test('a call that fails ends the loading overlay like any other', async () => {
  const failing = whileLoading(Promise.reject(new Error('no')));
  vi.advanceTimersByTime(200);
  await expect(failing).rejects.toThrow('no');
  vi.advanceTimersByTime(500);
  expect(visible()).toBe(false);
});
