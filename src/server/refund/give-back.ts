import type { Adjustment } from '@paddle/paddle-node-sdk';
import type { Deps } from '../deps';
import { callPaddle } from '../paddle/call-paddle';
import { newsOfAdjustment } from '../subscription/paddle-news';
import { applyNews } from '../subscription/projector.sql';
import { type OpenDebt, type RefundReason, settleDebt } from './refunds.sql';

type RefundDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

/** What Paddle's own people read beside the refund. */
const words: Record<RefundReason, string> = {
  withdrawal: 'The buyer withdrew from the contract within 14 days.',
  'cancelled before renewal': 'The buyer had cancelled before this renewal.',
  'second purchase': 'The buyer had a subscription already.',
};

/**
 * Has Paddle give a payment back that we owe. An earlier attempt may have worked though its answer was lost, so Paddle
 * is asked first what it did; nobody else asks meanwhile. `pending`: try again later.
 */
export async function giveBack(deps: RefundDeps, transactionId: string): Promise<'settled' | 'pending'> {
  const { db, clock } = deps;
  const settled = await settleDebt(db, transactionId, clock, (debt) => findOrMakeRefund(deps, debt));
  if (settled === 'pending') return 'pending';
  if (settled) await applyNews(db, newsOfAdjustment(settled), clock());
  return 'settled';
}

async function findOrMakeRefund({ paddle, log }: RefundDeps, debt: OpenDebt): Promise<Adjustment | null> {
  const { transactionId, reason } = debt;
  const listed = await callPaddle(paddle, 'read', (sdk) =>
    sdk.adjustments.list({ transactionId: [transactionId] }).next(),
  );
  if (!('ok' in listed)) {
    log.warn({ transactionId, ...listed }, 'Paddle did not tell what it has given back');
    return null;
  }
  const earlier = listed.ok.find((one) => settles(one, debt));
  if (earlier) return earlier;
  const made = await callPaddle(paddle, 'change', (sdk) =>
    sdk.adjustments.create({ action: 'refund', type: 'full', transactionId, reason: words[reason] }),
  );
  if ('ok' in made) return made.ok;
  if ('refused' in made) log.error({ transactionId, ...made }, 'Paddle refuses a refund that we owe');
  else log.warn({ transactionId, ...made }, 'Paddle has not made a refund yet');
  return null;
}

/**
 * A refund in part is not what we owe. One that Paddle rejected is its answer to us only if it came after we asked: it is
 * not asked a second time, a person has to look.
 */
function settles({ action, type, status, createdAt }: Adjustment, { owedAt }: OpenDebt): boolean {
  if (type !== 'full' || status === 'reversed') return false;
  if (action === 'chargeback') return status === 'approved';
  return action === 'refund' && (status !== 'rejected' || Date.parse(createdAt) >= owedAt);
}
