import { overviewSpans } from '#contract/console/overview.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { cachedForMs, countAhead } from './read-overview.ts';

/** Counts the overview of a large business every ten minutes, for this process. */
export function scheduleOverview(deps: Pick<Deps, 'db' | 'clock' | 'log'>): { stop: () => Promise<void> } {
  const count = async (isStopping: () => boolean) => {
    for (const span of overviewSpans) {
      if (!isStopping()) await countAhead(deps, span);
    }
  };
  // Checks ten times as often, so that each count begins soon after its ten minutes have.
  return doEvery(cachedForMs / 10, count, (error) => deps.log.warn(`The overview will be slower: ${reasonOf(error)}`));
}
