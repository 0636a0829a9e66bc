import type { Deps } from '#server/platform/deps.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import type { SignedInUser } from '#server/platform/http/route.ts';
import { limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';

/** In an hour. A year of training is sent in about sixty requests, when somebody chooses the account later. */
const most = { write: 240, export: 10, gift: 10 };
const hourMs = 60 * 60_000;

/** How often a person may change, export or give their training, over all calls of the kind. */
export function trainingLimit({ db, clock }: Pick<Deps, 'db' | 'clock'>, what: keyof typeof most) {
  return async (user: SignedInUser): Promise<Refusal<429> | null> => {
    const key = limitKey(`training-${what}`, user.id);
    const attempt = await bookAttempt(db, [{ key, max: most[what], windowMs: hourMs }], clock());
    return attempt.allowed ? null : tooMany(attempt.retryAfterMs);
  };
}
