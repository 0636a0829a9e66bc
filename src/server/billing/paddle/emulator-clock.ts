import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#server/platform/deps.ts';

const everyMs = 500;
const timeoutMs = 2_000;

interface FollowOptions {
  /** The emulator's base URL. */
  url: string;
  wallClock: () => number;
  log: Pick<Deps['log'], 'info'>;
  /** The offset that was followed last, before this start; used until the emulator answers. */
  offsetMs: number;
  /** Called with each new offset. */
  onMove: (offsetMs: number) => Promise<void>;
}

/**
 * Makes the product use emulated time, so that when somebody moves it forward, trials end, renewals come due and emails
 * are sent on both sides. Until the emulator has answered and while it is away, the last known offset is used, also
 * that of an earlier start, so that no time goes back.
 */
export function followEmulatorClock({ url, wallClock, log, ...known }: FollowOptions): {
  /** Epoch ms. */
  clock: () => number;
  stop: () => Promise<void>;
} {
  let { offsetMs } = known;
  const stopping = new AbortController();

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const newOffsetMs = await readOffset(url, stopping.signal);
      if (newOffsetMs !== null && newOffsetMs !== offsetMs) {
        offsetMs = newOffsetMs;
        log.info(`Test mode: it is ${new Date(wallClock() + offsetMs).toISOString()} now`);
        await known.onMove(offsetMs).catch((error: Error) => log.info(`The move was not kept: ${error.message}`));
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
async function readOffset(url: string, stopping: AbortSignal): Promise<number | null> {
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(`${url}/emulator/clock`, { signal });
    const { data } = (await answer.json()) as { data?: { offset_ms?: unknown } };
    return typeof data?.offset_ms === 'number' ? data.offset_ms : null;
  } catch {
    return null;
  }
}
