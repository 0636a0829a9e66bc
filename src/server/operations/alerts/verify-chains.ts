import { dayMs } from '#contract/day.ts';
import { verifyLedger } from '#server/billing/consent/verify-ledger.ts';
import type { Verdict } from '#server/platform/audit/chain.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';

/** 03:30 UTC. */
const atMs = 3.5 * 60 * 60_000;

/** Enqueues the next night's check, once for all processes. Called at start, and before each check. */
export async function scheduleChainCheck({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const night = Math.floor((clock() - atMs) / dayMs) + 1;
  const runAt = night * dayMs + atMs;
  await enqueue(db, { kind: 'verify-chains', uniqueKey: `verify-chains:${night}`, payload: {}, runAt });
}

/** Checks that no entry of the audit and of the consents was changed. A broken chain becomes a row of the work list. */
export async function verifyChains({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await settleChain({ db, clock }, 'audit', await verifyAudit(db));
  await settleChain({ db, clock }, 'consents', await verifyLedger(db));
}

async function settleChain(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subject: 'audit' | 'consents',
  verdict: Verdict,
): Promise<void> {
  const [kind, now] = ['chain broken', clock()] as const;
  if ('brokenAt' in verdict) {
    await openWork(db, { kind, subject, facts: { broken_at: verdict.brokenAt }, now });
  } else {
    await closeWork(db, { kind, about: { subject }, because: 'The chain is whole.', now });
  }
}
