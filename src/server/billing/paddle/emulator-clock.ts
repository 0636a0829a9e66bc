import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#server/platform/deps.ts';

const everyMs = 500;
const timeoutMs = 2_000;

interface FollowOptions {
  /** The emulator's base URL. */
  url: string;
  wallClock: () => number;
  log: Pick<Deps['log'], 'info'>;
}

/**
 * Makes the product use emulated time, so that when somebody moves it forward, trials end, renewals come due and emails
 * are sent on both sides. Until the emulator has answered and while it is away, the last known offset is used, 0 at
 * first.
 */
export function followEmulatorClock({ url, wallClock, log }: FollowOptions): {
  /** Epoch ms. */
  clock: () => number;
  stop: () => Promise<void>;
} {
  let offsetMs = 0;
  const stopping = new AbortController();

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const newOffsetMs = await readOffset(url, stopping.signal);
      if (newOffsetMs !== null && newOffsetMs !== offsetMs) {
        offsetMs = newOffsetMs;
        log.info(`Test mode: it is ${new Date(wallClock() + offsetMs).toISOString()} now`);
      }
      await delay(everyMs, null, { signal: stopping.signal }).catch(() => null);
    }
  }

  const following = follow();
  return {
    clock: () => wallClock() + offsetMs,
    stop: () => {
      stopping.abort();
      return following;
    },
  };
}

/** How far emulated time is ahead of real time, in ms; null without a valid answer. */
export async function readOffset(url: string, stopping: AbortSignal): Promise<number | null> {
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(`${url}/emulator/clock`, { signal });
    const { data } = (await answer.json()) as { data?: { offset_ms?: unknown } };
    return typeof data?.offset_ms === 'number' ? data.offset_ms : null;
  } catch {
    return null;
  }
}
