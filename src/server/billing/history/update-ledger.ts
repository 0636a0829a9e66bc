import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import type { BillingDeps } from '../deps.ts';
import {
  isCarriedOver,
  listUnenteredEvents,
  listUnmoved,
  markCarriedOver,
  type Subject,
  saveFacts,
} from '../ledger/unentered-events.sql.ts';
import { enterFacts } from './enter-facts.ts';

type LedgerDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

const everyMs = 10 * 60_000;
/** Long enough for the first processing of an event, which knows its buyer. */
const waitsMs = 60_000;

/** Enqueues the next run, once for all processes. Called at start, and before each run. */
export async function scheduleLedger({ db, clock }: Pick<LedgerDeps, 'db' | 'clock'>): Promise<void> {
  const slot = Math.floor(clock() / everyMs) + 1;
  await enqueue(db, { kind: 'keep-ledger', uniqueKey: `keep-ledger:${slot}`, payload: {}, runAt: slot * everyMs });
}

/** Enters the events that are not in the books yet, and carries over the sales from before there were books. */
export async function updateLedger(deps: LedgerDeps): Promise<void> {
  await enterWaiting(deps);
  if (!(await isCarriedOver(deps.db))) await carryOver(deps);
}

async function enterWaiting(deps: LedgerDeps): Promise<void> {
  const { db, provider, clock } = deps;
  const before = clock() - waitsMs;
  for (let after = '0'; ; ) {
    const events = await listUnenteredEvents(db, before, after);
    const subjects = new Map<string, Subject>();
    for (const { id, isRead, eventType, facts, transactionId, subscriptionId } of events) {
      const told = isRead ? null : provider.events.told(eventType, facts);
      if (!isRead) await saveFacts(db, id, told, clock());
      if (isRead || told)
        subjects.set(JSON.stringify([transactionId, subscriptionId]), { transactionId, subscriptionId });
    }
    for (const subject of subjects.values()) await enter(deps, subject);
    const last = events.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** A failed one leaves the others alone, and the next run tries it again. */
async function enter({ db, clock, log }: LedgerDeps, subject: Subject): Promise<void> {
  try {
    await inTransaction(db, (tx) => enterFacts(tx, subject, clock()));
  } catch (error) {
    log.error(
      { ...subject, reason: reasonOf(error) },
      'what the payment provider told could not be entered in the books',
    );
  }
}

async function carryOver(deps: LedgerDeps): Promise<void> {
  for (;;) {
    const ids = await listUnmoved(deps.db);
    if (ids.length === 0) return markCarriedOver(deps.db);
    for (const subscriptionId of ids) await enter(deps, { transactionId: null, subscriptionId });
    if ((await listUnmoved(deps.db)).join() === ids.join()) return;
  }
}
