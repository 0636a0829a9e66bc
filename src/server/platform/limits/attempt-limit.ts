import { createHash } from 'node:crypto';

/** What attempts are counted by, and how many of them in the window close the door. */
export interface AttemptLimit {
  key: string;
  max: number;
  windowMs: number;
  /** Whether a success takes back all that was counted, and not only itself. */
  endsWithSuccess?: boolean;
}

/** No limit looks further back; older attempts are tidied away. */
export const longestWindowMs = 60 * 60_000;

/** A key that counts without showing whom: neither email nor network address is kept in the clear. */
export function limitKey(what: string, ...whom: string[]): string {
  return `${what}:${createHash('sha256').update(whom.join('\n')).digest('base64url')}`;
}
