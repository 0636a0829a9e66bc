import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { refreshJourneys } from './refresh-journeys.ts';

/** In between, a report matches the events of recent visitors itself, which gives the same figures more slowly. */
const everyMs = 5000;
const mostAtOnce = 2000;

/** Works out stale journeys every few seconds. Every process does, one at a time. */
export function keepJourneys({ db, log }: Pick<Deps, 'db' | 'log'>): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const kept = (async () => {
    while (!stopping.signal.aborted) {
      const count = await refreshJourneys(db, mostAtOnce).catch((error: Error) => {
        log.warn(`The report will be slower, as journeys could not be worked out: ${reasonOf(error)}`);
        return 0;
      });
      if (count < mostAtOnce) await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return kept;
    },
  };
}
