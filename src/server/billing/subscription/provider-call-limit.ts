import type { Deps } from '#server/platform/deps.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import { limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';

const perAccount = 60;
const windowMs = 60 * 60_000;

/**
 * Limits the calls that make us call the provider, so that one subscriber cannot use up its limit for all. Counts
 * across processes.
 */
export function providerCallLimit({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return async (user: { id: string }): Promise<Refusal<429> | null> => {
    const attempt = await bookAttempt(db, [{ key: limitKey('provider', user.id), max: perAccount, windowMs }], clock());
    return attempt.allowed ? null : tooMany(attempt.retryAfterMs);
  };
}
