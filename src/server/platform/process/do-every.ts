/**
 * Runs `work` at once and then every `everyMs`; no run begins while another is still going on. `onFailure` gets a
 * failure, and the runs go on.
 * @param work is asked to end early by its argument
 * @returns `stop` resolves once no run is going on any more
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
