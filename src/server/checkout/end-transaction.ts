import type { Deps } from '../deps';
import { callPaddle } from '../paddle/call-paddle';
import { newsOfTransaction } from '../subscription/paddle-news';
import { applyNews } from '../subscription/projector.sql';
import { pullTransaction } from '../subscription/pull-from-paddle';

type EndDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

/**
 * Makes sure that a transaction of a checkout that is over cannot be paid any more, as far as Paddle lets us.
 * @returns whether it has been paid before
 */
export async function endTransaction(deps: EndDeps, transactionId: string): Promise<'over' | 'paid'> {
  const { db, paddle, clock, log } = deps;
  const canceled = await callPaddle(paddle, 'change', (sdk) =>
    sdk.transactions.update(transactionId, { status: 'canceled' }),
  );
  if ('ok' in canceled) {
    await applyNews(db, newsOfTransaction(canceled.ok), clock());
    return 'over';
  }
  const found = 'refused' in canceled ? await pullTransaction(deps, transactionId) : canceled;
  if ('ok' in found && isPaid(found.ok)) return 'paid';
  log.warn({ transactionId, ...canceled }, 'Paddle did not cancel the transaction of a checkout that is over');
  return 'over';
}

/** Paddle's word for whether the money was taken, or is being taken. */
export function isPaid({ status }: { status: string }): boolean {
  return !['draft', 'ready', 'canceled'].includes(status);
}
