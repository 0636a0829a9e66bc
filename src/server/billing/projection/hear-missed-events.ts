import type { BillingDeps } from '../deps.ts';
import { recordProviderEvent } from '../ledger/provider-events.sql.ts';
import { applyEvent } from './apply-event.ts';
import { newestReceivedAt, notKept } from './notifications.sql.ts';

/** Notifications that are under way, and clocks that differ, have this long. */
const overlapMs = 30 * 60_000;

/**
 * Looks through the provider's own list of what happened since we last heard of anything, and takes in what no
 * notification told: after downtime, or when one was lost. Says whether the provider answered.
 */
export async function hearMissedEvents(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
): Promise<'heard' | 'unavailable'> {
  const { db, provider, clock, log } = deps;
  const since = ((await newestReceivedAt(db)) ?? clock()) - overlapMs;
  const happened = await provider.events.listSince(since);
  if (!('ok' in happened)) return 'unavailable';
  const ids = happened.ok.map(({ id }) => id);
  const missed = new Set(await notKept(db, ids));
  for (const { id, record, event } of happened.ok.filter((one) => missed.has(one.id))) {
    const applied = event && (await applyEvent(db, event, clock()));
    if (!event) await recordProviderEvent(db, record, clock());
    if (applied === 'applied') log.info({ event: id }, 'took in what no notification told');
  }
  return 'heard';
}
