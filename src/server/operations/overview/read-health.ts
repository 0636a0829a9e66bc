import type { HealthLine } from '#contract/console-overview.ts';
import { dayMs } from '#contract/day.ts';
import { type FactDeps, gatherFacts } from '../alerts/gather-facts.ts';
import { quarantinedNames } from '../storage/storage.sql.ts';
import { healthLines } from './health-lines.ts';
import { countNotifications } from './notification-counts.sql.ts';

const mostNames = 100;

/** Reads the state of the system now. */
export async function readHealth(deps: Omit<FactDeps, 'certificateEndsAt'>): Promise<HealthLine[]> {
  const { db, clock } = deps;
  const now = clock();
  return healthLines({
    ...(await gatherFacts({ ...deps, certificateEndsAt: async () => null })),
    notifications: await countNotifications(db, now - (now % dayMs)),
    unknownNames: (await quarantinedNames(db, mostNames)).length,
  });
}
