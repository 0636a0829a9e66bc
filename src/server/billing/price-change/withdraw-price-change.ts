import type { Transaction } from 'kysely';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { leaveAll, lockNotices, noticeKey } from './price-changes.sql.ts';

export type WithdrawRefusal = 'unknown' | 'settled' | { moved: number };
export type WithdrawPriceOutcome = { kept: number } | { refused: WithdrawRefusal };

/**
 * Takes an announced price back while nobody pays it yet. A subscriber who had the email about it gets another one that
 * says so; the others get none at all. `refused`: some subscribers already pay it, and taking it back would be a second
 * change for them. A refusal is an entry of the audit too.
 * @param reason for the audit
 */
export function withdrawPriceChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  priceChangeId: string,
  { by, reason = '' }: { by: Actor; reason?: string },
): Promise<WithdrawPriceOutcome> {
  const now = clock();
  return inTransaction(db, async (tx): Promise<WithdrawPriceOutcome> => {
    const outcome = await withdraw(tx, priceChangeId, now);
    const entry = {
      by,
      act: 'withdrew a price change',
      subject: `price change ${priceChangeId}`,
      reason,
      now,
    } as const;
    if ('kept' in outcome) await recordAudit(tx, { ...entry, after: 'the prices stay' });
    else await recordAudit(tx, { ...entry, after: refusalText(outcome.refused), outcome: 'refused' });
    return outcome;
  });
}

async function withdraw(tx: Transaction<Schema>, priceChangeId: string, now: number): Promise<WithdrawPriceOutcome> {
  const notices = await lockNotices(tx, priceChangeId);
  if (notices.length === 0) return { refused: 'unknown' };
  const moved = notices.filter(({ movedAt }) => movedAt !== null).length;
  if (moved > 0) return { refused: { moved } };
  const open = notices.filter(({ leftAt }) => leftAt === null);
  if (open.length === 0) return { refused: 'settled' };
  await leaveAll(tx, { priceChangeId, because: 'withdrawn', now });
  for (const { subscriptionId, userId } of open) {
    await enqueue(tx, {
      kind: 'price-change-withdrawn',
      uniqueKey: `${noticeKey(priceChangeId, subscriptionId)}:withdrawn`,
      payload: { user_id: userId, subscription_id: subscriptionId, price_change_id: priceChangeId },
    });
  }
  return { kept: open.length };
}

const refusalText = (refused: WithdrawRefusal): string =>
  typeof refused === 'string' ? refused : `${refused.moved} pay the new price already`;
