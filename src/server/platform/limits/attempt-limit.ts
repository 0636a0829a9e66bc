import { createHash } from 'node:crypto';

/** At most `max` attempts with the same key within the window. */
export interface AttemptLimit {
  key: string;
  max: number;
  windowMs: number;
  /** Whether a success clears all attempts of the key instead of only its own. */
  endsWithSuccess?: boolean;
}

/** No limit has a longer window; older attempts are deleted. */
export const longestWindowMs = 60 * 60_000;

/** A key for counting attempts, with a hash of the address or id, so that no address is stored in the clear. */
export function limitKey(what: string, ...whom: string[]): string {
  return `${what}:${createHash('sha256').update(whom.join('\n')).digest('base64url')}`;
}
