import type { Overview, OverviewSpan } from '#contract/console-overview.ts';
import { isAllowed } from '#contract/console-permissions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { FactDeps } from '../alerts/gather-facts.ts';
import { countOverview } from './count-overview.ts';
import { readHealth } from './read-health.ts';

export type OverviewDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'wallClock'> & Pick<FactDeps, 'storage'>;

/** Counting anew is dear, and full days hardly change. */
const keptForMs = 10 * 60_000;

type Counted = Awaited<ReturnType<typeof countOverview>>;

/** The last counts by database, span and time, so that those who look at the same moment share one. */
const counts = new WeakMap<object, Map<string, Promise<Counted>>>();

/** What needs somebody, and whether anything is unusual, as of the last ten minutes. */
export async function readOverview(
  deps: OverviewDeps,
  span: OverviewSpan,
  operator: Operator,
): Promise<Overview | 'too slow'> {
  const now = deps.clock();
  const counted = await countOnce(deps, span, now - (now % keptForMs));
  if (counted === 'too slow') return counted;
  const system = isAllowed(operator.role, 'run the site') ? await readHealth(deps) : null;
  return { ...counted, system };
}

function countOnce({ db }: OverviewDeps, span: OverviewSpan, until: number): Promise<Counted> {
  const known = counts.get(db) ?? new Map<string, Promise<Counted>>();
  counts.set(db, known);
  const key = `${span} ${until}`;
  const before = known.get(key);
  if (before) return before;
  for (const old of known.keys()) if (!old.endsWith(` ${until}`)) known.delete(old);
  const counting = countOverview(db, span, until);
  known.set(key, counting);
  const forget = () => known.delete(key);
  counting.then((counted) => counted === 'too slow' && forget(), forget);
  return counting;
}
