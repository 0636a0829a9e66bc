import type { Deps } from '#server/platform/deps.ts';

/**
 * A time of a sign-in as the console shows it, ISO 8601. Sign-ins go by the real time, because authenticator apps do;
 * the console shows the product's, which in test mode is later.
 */
export const signInTime =
  ({ clock, wallClock }: Pick<Deps, 'clock' | 'wallClock'>) =>
  (at: Date): string =>
    new Date(at.getTime() + clock() - wallClock()).toISOString();
