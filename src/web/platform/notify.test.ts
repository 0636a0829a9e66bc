import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type NoticePosition, noticePositions } from '#web/ui/notice-positions.ts';
import { closeNotice, notify, notifyFailure, pauseNotice, runNotice, useNotices } from './notify.ts';

const shown = () => useNotices.getState().notices.map((notice) => notice.message);
const newest = () => useNotices.getState().notices[0]!;
/** Shows the newest notification on screen. */
const see = () => runNotice(newest().id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  for (const notice of useNotices.getState().notices) closeNotice(notice.id);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a notification stays for 5000 ms by default', () => {
  notify('late');
  see();
  vi.advanceTimersByTime(4999);
  expect(shown()).toEqual(['late']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a notification’s time starts when it is on screen', () => {
  notify('the page is still loading', { timeoutMs: 4000 });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(1);
  see();
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual([]);
});

test('a failed call is told at the top for 4000 ms, prefix first', () => {
  notifyFailure('cancel subscription:', { status: 500, error: { error: 'no luck' } });
  expect(newest()).toMatchObject({ message: 'cancel subscription: no luck', position: 'top' });
  see();
  vi.advanceTimersByTime(3999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('a failed call without an answer is told in plain language', () => {
  notifyFailure('fetch account:', { status: 0, error: new TypeError('Failed to fetch') });
  expect(shown()).toEqual(['fetch account: the service did not answer. Nothing is lost, so please try again.']);
});

test('a 401 shows no notification, because it has led to Login', () => {
  notifyFailure('fetch account:', { status: 401, error: { error: 'no' } });
  expect(shown()).toEqual([]);
});

test.each(noticePositions)('a notification may stand at %s', (position) => {
  notify('here', { position });
  expect(newest().position).toBe(position);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '4000' as unknown as number, null as unknown as number])(
  'a notification with the timeout %s is rejected with a console error',
  (timeoutMs) => {
    notify('never', { timeoutMs });
    expect(shown()).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
  },
);

test.each(['middle', 'TOP', ''])('a notification at the position %j is rejected with a console error', (position) => {
  notify('never', { position: position as NoticePosition });
  expect(shown()).toEqual([]);
  expect(console.error).toHaveBeenCalledOnce();
});

test('a notification with a timeout of 0 stays until it is closed', () => {
  notify('stays', { timeoutMs: 0 });
  see();
  vi.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual(['stays']);
  closeNotice(newest().id);
  expect(shown()).toEqual([]);
});

test('a notification’s time stands still while it is read', () => {
  notify('read me', { timeoutMs: 4000 });
  see();
  vi.advanceTimersByTime(3000);
  pauseNotice(newest().id);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['read me']);
  see();
  vi.advanceTimersByTime(999);
  expect(shown()).toEqual(['read me']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('several notifications stack with the newest first, and a repeat replaces the same text', () => {
  notify('one');
  notify('two');
  notify('one');
  expect(shown()).toEqual(['one', 'two']);
});
