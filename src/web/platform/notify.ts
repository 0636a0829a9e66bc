import { create } from 'zustand';
import { notificationDefaultMs, notificationMs } from '#contract/limits.ts';
import { type NoticePosition, noticePositions } from '#web/ui/notice-positions.ts';
import type { CallResult } from './call.ts';
import { errorText } from './error-copy.ts';

export interface NoticeOptions {
  /** Time on screen, counted from when it is first drawn; 0 until it is closed by hand. */
  timeoutMs?: number;
  position?: NoticePosition;
}

export interface ShownNotice {
  id: number;
  message: string;
  position: NoticePosition;
}

/** Newest first. */
export const useNotices = create<{ notices: ShownNotice[] }>(() => ({ notices: [] }));

interface Countdown {
  remainingMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const countdowns = new Map<number, Countdown>();
let lastId = 0;

/**
 * Shows a negative, multi-line notification. § 5: a timeout that is not a finite number of at least 0, or a position
 * that is none of the nine, is rejected with a console error and nothing is shown.
 */
export function notify(message: string, options: NoticeOptions = {}) {
  const { timeoutMs = notificationDefaultMs, position = 'top' } = options;
  const fault = faultOf(timeoutMs, position);
  if (fault !== null) {
    console.error(fault);
    return;
  }
  closeRepeats(message, position);
  lastId += 1;
  const notice = { id: lastId, message, position };
  useNotices.setState(({ notices }) => ({ notices: [notice, ...notices] }));
  if (timeoutMs > 0) countdowns.set(notice.id, { remainingMs: timeoutMs, startedAt: 0, timer: undefined });
}

/**
 * § 8: shows the error of a failed call, after its prefix, at the top for 4000 ms.
 * A 401 shows nothing, because it has already led to Login.
 */
export function notifyFailure(prefix: string, failed: Pick<CallResult<unknown>, 'error' | 'status'>) {
  if (failed.status === 401) return;
  notify(`${prefix} ${errorText(failed)}`, { timeoutMs: notificationMs, position: 'top' });
}

export function closeNotice(id: number) {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** Pauses a notification's time while somebody reads it. */
export function pauseNotice(id: number) {
  const countdown = countdowns.get(id);
  if (countdown?.timer === undefined) return;
  clearTimeout(countdown.timer);
  countdown.timer = undefined;
  countdown.remainingMs -= Date.now() - countdown.startedAt;
}

/**
 * Starts or resumes a notification's time. Called when it is on screen, because the host's code may load after the
 * message.
 */
export function runNotice(id: number) {
  const countdown = countdowns.get(id);
  if (countdown === undefined || countdown.timer !== undefined) return;
  countdown.startedAt = Date.now();
  countdown.timer = setTimeout(() => closeNotice(id), countdown.remainingMs);
}

function faultOf(timeoutMs: unknown, position: unknown): string | null {
  if (typeof timeoutMs !== 'number' || !Number.isFinite(timeoutMs) || timeoutMs < 0) {
    return `Notification rejected: timeout must be a non-negative number, not ${String(timeoutMs)}`;
  }
  if (!noticePositions.includes(position as NoticePosition)) {
    return `Notification rejected: unknown position ${String(position)}`;
  }
  return null;
}

function closeRepeats(message: string, position: NoticePosition) {
  for (const notice of useNotices.getState().notices) {
    if (notice.message === message && notice.position === position) closeNotice(notice.id);
  }
}
