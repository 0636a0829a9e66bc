/** What the answer 429 says: seconds for its Retry-After header, and words for a person. */
export function tooMany(retryAfterMs: number): { retryAfterSeconds: number; error: string } {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const error = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return { retryAfterSeconds, error };
}
