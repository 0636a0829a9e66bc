import { sessionIdleMs } from './auth/find-signed-in-user.sql';
import { removeOldConsents } from './consent/consent-ledger.sql';
import type { Deps } from './deps';
import { longestWindowMs } from './limit/attempt-limit';
import { deleteExpired } from './tidy.sql';

const everyMs = 60 * 60_000;
/** Also how long a done job keeps a second one of its key away. */
const jobMemoryMs = 30 * 24 * 60 * 60_000;
/** California's automatic renewal law: three years, or one after the contract's end when that is later. */
const consentMemoryMs = 3 * 366 * 24 * 60 * 60_000;
const afterContractMs = 366 * 24 * 60 * 60_000;

/** Removes expired rows now and every hour. */
export function startTidying({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): { stop: () => Promise<void> } {
  const tidy = () =>
    deleteExpired(db, {
      sessionSeenAt: clock() - sessionIdleMs,
      expiredAt: clock(),
      attemptedAt: clock() - longestWindowMs,
      jobDoneAt: clock() - jobMemoryMs,
    })
      .then(() =>
        removeOldConsents(db, { acceptedBefore: clock() - consentMemoryMs, endedBefore: clock() - afterContractMs }),
      )
      .catch((error: Error) => log.warn(`Expired rows could not be removed: ${error.message}`));
  let current = tidy();
  const timer = setInterval(() => {
    current = tidy();
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
