/** What a handler answers instead of a call's answer. */
export interface Refusal<Status extends number = number> {
  refusal: { status: Status; error: string; retryAfterSeconds?: number };
}

/** What every call says to whoever is not signed in; a 401 leads the browser to Login (§ 6). */
export const signedOut: Refusal<401> = { refusal: { status: 401, error: 'Please sign in.' } };

/** After too many attempts: when to try again, in words for a person too. */
export function tooMany(retryAfterMs: number): Refusal<429> {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const error = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return { refusal: { status: 429, error, retryAfterSeconds } };
}
