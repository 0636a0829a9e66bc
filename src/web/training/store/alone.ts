/** In ms; longer than what sends takes, unless the network hangs. */
const longestWaitMs = 10_000;

/**
 * Runs `work` while no other tab of this browser runs what has the same name. Where locks are missing, refused or given
 * too late, it runs all the same: an entry that two tabs send is taken once by the account.
 */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | null = null;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestWaitMs);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return begin();
    });
  } catch {
    // No lock, or `work` itself has failed, which the line below tells.
  } finally {
    clearTimeout(timer);
  }
  return begin();
}
