/**
 * Does something at once and then every `everyMs`, and waits with the next time while it is still being done. A failure
 * is given to `onFailure` and ends nothing.
 * @param work is told whether it should end early
 * @returns `stop` resolves once nothing is being done any more
 */
export function doEvery(
  everyMs: number,
  work: (isStopping: () => boolean) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let isStopping = false;
  let current: Promise<unknown> | null = null;
  const start = () => {
    current ??= work(() => isStopping)
      .catch(onFailure)
      .finally(() => {
        current = null;
      });
  };
  start();
  const timer = setInterval(start, everyMs);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await current;
    },
  };
}
