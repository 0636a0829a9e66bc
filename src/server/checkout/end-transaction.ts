import type { Deps } from '../deps';
import { enqueue } from '../job/enqueue.sql';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { newsOfTransaction } from '../subscription/paddle-news';
import { applyNews } from '../subscription/projector.sql';
import { pullTransaction } from '../subscription/pull-from-paddle';

type EndDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

/**
 * Makes sure that a transaction of a checkout that is over cannot be paid any more; while Paddle does not answer, a job
 * insists.
 * @returns whether it has been paid before
 */
export async function endTransaction(deps: EndDeps, transactionId: string): Promise<'over' | 'paid'> {
  const ended = await endNow(deps, transactionId);
  if ('ok' in ended) return ended.ok;
  deps.log.warn({ transactionId, ...ended }, 'Paddle did not cancel the transaction of a checkout that is over');
  await enqueue(deps.db, {
    kind: 'end-transaction',
    uniqueKey: `end-transaction:${transactionId}`,
    payload: { transaction_id: transactionId },
    runAt: deps.clock() + jobDelayMs,
  });
  return 'over';
}

const jobDelayMs = 30_000;

/** The job's attempt. `pending`: try again later. What has been paid meanwhile is the second-purchase check's. */
export async function insistOnEnd(deps: EndDeps, transactionId: string): Promise<'settled' | 'pending'> {
  return 'ok' in (await endNow(deps, transactionId)) ? 'settled' : 'pending';
}

async function endNow(deps: EndDeps, transactionId: string): Promise<PaddleOutcome<'over' | 'paid'>> {
  const { db, paddle, clock } = deps;
  const canceled = await callPaddle(paddle, 'change', (sdk) =>
    sdk.transactions.update(transactionId, { status: 'canceled' }),
  );
  if ('ok' in canceled) {
    await applyNews(db, newsOfTransaction(canceled.ok), clock());
    return { ok: 'over' };
  }
  if ('unavailable' in canceled) return canceled;
  const found = await pullTransaction(deps, transactionId);
  if ('refused' in found && found.refused.endsWith('not_found')) return { ok: 'over' };
  if (!('ok' in found)) return found;
  if (isPaid(found.ok)) return { ok: 'paid' };
  return found.ok.status === 'canceled' ? { ok: 'over' } : canceled;
}

/** Paddle's word for whether the money was taken, or is being taken. */
export function isPaid({ status }: { status: string }): boolean {
  return !['draft', 'ready', 'canceled'].includes(status);
}
