import type { HealthLine, Overview, OverviewSpan } from '#contract/console/overview.ts';
import { isAllowed } from '#contract/console/permissions.ts';
import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { type FactDeps, gatherFacts } from '../alerts/gather-facts.ts';
import { isLedgerSmall } from '../revenue/recount-lock.sql.ts';
import { quarantinedNames } from '../storage/storage.sql.ts';
import { countOverview } from './count-overview.ts';
import { healthLines } from './health-lines.ts';
import { countNotifications } from './notification-counts.sql.ts';

export type OverviewDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'wallClock'> & Pick<FactDeps, 'storage'>;

/** Counting is slow, and full days hardly change. */
export const cachedForMs = 10 * 60_000;

type Counted = Awaited<ReturnType<typeof countOverview>>;

interface Counting {
  /** Epoch ms. */
  until: number;
  counted: Promise<Counted>;
  isDone: boolean;
}

/** The last counts by database and span, the newest first, so that simultaneous looks share one. */
const counts = new WeakMap<object, Map<OverviewSpan, Counting[]>>();

/**
 * What needs a person, and whether any figure is unusual, as of the last ten minutes. A large business sees the figures
 * of the ten minutes before while the next ones are being counted.
 */
export async function readOverview(
  deps: OverviewDeps,
  span: OverviewSpan,
  operator: Operator,
): Promise<Overview | 'too slow'> {
  const [current, before] = countNow(deps, span);
  const isBeforeShown = !current!.isDone && before?.isDone && !(await isLedgerSmall(deps.db));
  const counted = await (isBeforeShown ? before! : current!).counted;
  if (counted === 'too slow') return counted;
  const system = isAllowed(operator.role, 'run the site') ? await readHealth(deps) : null;
  return { ...counted, system };
}

/** Counts the overview of a large business ahead, so that nobody has to wait for it. */
export async function countAhead(deps: Pick<OverviewDeps, 'db' | 'clock'>, span: OverviewSpan): Promise<void> {
  if (await isLedgerSmall(deps.db)) return;
  await countNow(deps, span)[0]!.counted;
}

/** The counting of the present ten minutes, which this call begins, and that of the ten minutes before. */
function countNow({ db, clock }: Pick<OverviewDeps, 'db' | 'clock'>, span: OverviewSpan): readonly Counting[] {
  const now = clock();
  const until = now - (now % cachedForMs);
  const spans = counts.get(db) ?? new Map<OverviewSpan, Counting[]>();
  counts.set(db, spans);
  const known = (spans.get(span) ?? []).filter((one) => one.until === until || one.until === until - cachedForMs);
  if (known[0]?.until !== until) {
    const counting: Counting = { until, counted: countOverview(db, span, until), isDone: false };
    known.unshift(counting);
    const forget = () =>
      spans.set(
        span,
        (spans.get(span) ?? []).filter((one) => one !== counting),
      );
    counting.counted.then((counted) => {
      counting.isDone = counted !== 'too slow';
      if (counted === 'too slow') forget();
    }, forget);
  }
  spans.set(span, known);
  return known;
}

const mostNames = 100;

/** Reads the state of the system now. */
async function readHealth(deps: Omit<FactDeps, 'certificateEndsAt'>): Promise<HealthLine[]> {
  const { db, clock } = deps;
  const now = clock();
  return healthLines({
    ...(await gatherFacts({ ...deps, certificateEndsAt: async () => null })),
    notifications: await countNotifications(db, now - (now % dayMs)),
    unknownNames: (await quarantinedNames(db, mostNames)).length,
  });
}
