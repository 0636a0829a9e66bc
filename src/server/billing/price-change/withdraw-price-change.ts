import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { leaveAll, lockNotices, noticeKey } from './price-changes.sql.ts';

export type WithdrawPriceOutcome = { kept: number } | { refused: 'unknown' | 'settled' | { moved: number } };

/**
 * Takes an announced price back while nobody pays it yet. A subscriber who had the email about it gets another one that
 * says so; the others get none at all. `refused`: some subscribers already pay it, and taking it back would be a second
 * change for them.
 */
export function withdrawPriceChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  priceChangeId: string,
  by: string,
): Promise<WithdrawPriceOutcome> {
  const now = clock();
  return inTransaction(db, async (tx): Promise<WithdrawPriceOutcome> => {
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
    const actor = { operatorId: null, name: by, level: 'command line', network: '' } as const;
    const subject = `price change ${priceChangeId}`;
    await recordAudit(tx, { by: actor, act: 'withdrew a price change', subject, after: 'the prices stay', now });
    return { kept: open.length };
  });
}
