/** What a handler returns to refuse a call. */
export interface Refusal<Status extends number = number> {
  refusal: { status: Status; error: string; retryAfterSeconds?: number };
}

/** The refusal for callers who are not signed in; on 401 the browser goes to Login (§ 6). */
export const signedOut: Refusal<401> = { refusal: { status: 401, error: 'Please sign in.' } };

/** The refusal after too many attempts, with the time to wait as text and for the Retry-After header. */
export function tooMany(retryAfterMs: number): Refusal<429> {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const error = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return { refusal: { status: 429, error, retryAfterSeconds } };
}
