import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../deps';
import { reasonOf } from '../reason-of';
import { refreshJourneys } from './refresh-journeys.sql';

/** Until then a report matches the events of those who were here just now, which is right as well, but slower. */
const everyMs = 5000;
const mostAtOnce = 2000;

/** Works out stale journeys now and then, in every process; they take turns. */
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
