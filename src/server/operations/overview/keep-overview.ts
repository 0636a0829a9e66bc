import { overviewSpans } from '#contract/console-overview.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { countAhead, keptForMs } from './read-overview.ts';

/** Counts the overview of a large business every ten minutes, for this process. */
export function keepOverview(deps: Pick<Deps, 'db' | 'clock' | 'log'>): { stop: () => Promise<void> } {
  let isStopping = false;
  const count = async () => {
    for (const span of overviewSpans) {
      if (!isStopping) await countAhead(deps, span);
    }
  };
  const tryToCount = () =>
    count().catch((error: Error) => deps.log.warn(`The overview will be slower: ${reasonOf(error)}`));
  let current = tryToCount();
  const timer = setInterval(() => {
    current = current.then(tryToCount);
  }, keptForMs / 10);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await current;
    },
  };
}
