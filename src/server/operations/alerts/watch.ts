import type { Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { type Finding, findTrouble } from './alert-rules.ts';
import { type FoundAlert, insertAlert, listOpenAlerts, lockWatch, refreshAlert, resolveAlert } from './alerts.sql.ts';
import { type FactDeps, gatherFacts } from './gather-facts.ts';
import { alertNotifications, type NotificationReason } from './plan-notifications.ts';

const everyMs = 60_000;

type WatchDeps = FactDeps & Pick<Deps, 'log'>;

/**
 * Looks once for everything that may be wrong: opens, renews and closes alerts, and schedules their emails. Only one
 * process does so at a time; false when another one does.
 */
export async function checkForTrouble(deps: WatchDeps): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockWatch(tx))) return false;
    const found = findTrouble(await gatherFacts(deps));
    await settle(tx, deps, found);
    return true;
  });
}

async function settle(tx: Transaction<Schema>, { config, clock }: WatchDeps, found: readonly Finding[]): Promise<void> {
  const now = clock();
  const open = new Map((await listOpenAlerts(tx, null)).map((alert) => [alert.key, alert]));
  const tell = async (alert: Pick<FoundAlert, 'id' | 'severity' | 'opened_at'>, what: NotificationReason) => {
    const { id, severity, opened_at } = alert;
    const notification = { id, severity, what, openedAt: opened_at.getTime(), now };
    for (const job of alertNotifications(notification, config.alerts)) await enqueue(tx, job);
  };
  for (const finding of found) {
    const alert = open.get(finding.key);
    open.delete(finding.key);
    if (alert) {
      await refreshAlert(tx, alert.id, finding, now);
      if (!alert.acknowledged_at) await tell({ ...alert, severity: finding.severity }, 'still');
    } else {
      const id = await insertAlert(tx, finding, now);
      await tell({ id, severity: finding.severity, opened_at: new Date(now) }, 'opened');
    }
  }
  for (const alert of open.values()) {
    await resolveAlert(tx, alert.id, now);
    // An alert about something that happened once ends without an email.
    if (!alert.key.startsWith('audit ')) await tell(alert, 'closed');
  }
}

/**
 * Looks now and every minute. Each time it runs the work of `before` first, which may change what is found; the watch
 * also looks when that work fails.
 */
export function startWatch<More>(
  deps: WatchDeps & More,
  before: readonly ((deps: WatchDeps & More) => Promise<unknown>)[],
): { stop: () => Promise<void> } {
  const look = async () => {
    await eachApart(
      before,
      (work) => work(deps),
      (error, { name }) => deps.log.warn(`${name} failed before the watch: ${reasonOf(error)}`),
    );
    await checkForTrouble(deps);
  };
  return doEvery(everyMs, look, (error) => deps.log.warn(`The watch for alerts cannot look: ${reasonOf(error)}`));
}
