import type { Adjustment, TransactionLineItem } from '@paddle/paddle-node-sdk';
import type { Deps } from '../deps';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
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
  const { transactionId } = debt;
  const listed = await callPaddle(paddle, 'read', (sdk) =>
    sdk.adjustments.list({ transactionId: [transactionId] }).next(),
  );
  if (!('ok' in listed)) {
    log.warn({ transactionId, ...listed }, 'Paddle did not tell what it has given back');
    return null;
  }
  const earlier = listed.ok.find((one) => settles(one, debt));
  if (earlier) return earlier;
  const made = await makeRefund(paddle, debt);
  if ('ok' in made) return made.ok;
  if ('refused' in made) log.error({ transactionId, ...made }, 'Paddle refuses a refund that we owe');
  else log.warn({ transactionId, ...made }, 'Paddle has not made a refund yet');
  return null;
}

/** A part is taken from the transaction's lines one after the other, as Paddle wants it told. */
async function makeRefund(
  paddle: Deps['paddle'],
  { transactionId, reason, amountMinor }: OpenDebt,
): Promise<PaddleOutcome<Adjustment>> {
  const refund = { action: 'refund', transactionId, reason: words[reason] } as const;
  if (amountMinor === null) {
    return callPaddle(paddle, 'change', (sdk) => sdk.adjustments.create({ ...refund, type: 'full' }));
  }
  const paid = await callPaddle(paddle, 'read', (sdk) => sdk.transactions.get(transactionId));
  if (!('ok' in paid)) return paid;
  const items = partsOf(paid.ok.details?.lineItems ?? [], amountMinor);
  return callPaddle(paddle, 'change', (sdk) => sdk.adjustments.create({ ...refund, type: 'partial', items }));
}

function partsOf(lines: readonly TransactionLineItem[], amountMinor: number) {
  let left = amountMinor;
  return lines.flatMap(({ id, totals }) => {
    const amount = Math.min(left, Math.max(0, Number(totals?.total ?? 0)));
    left -= amount;
    return amount > 0 ? [{ itemId: id, type: 'partial' as const, amount: String(amount) }] : [];
  });
}

/**
 * A refund of another amount is not what we owe. One that Paddle rejected is its answer to us only if it came after we
 * asked: it is not asked a second time, a person has to look.
 */
function settles({ action, type, status, createdAt, totals }: Adjustment, { owedAt, amountMinor }: OpenDebt): boolean {
  if (status === 'reversed') return false;
  if (action === 'chargeback') return type === 'full' && status === 'approved';
  if (amountMinor === null ? type !== 'full' : Number(totals.total) !== amountMinor) return false;
  return action === 'refund' && (status !== 'rejected' || Date.parse(createdAt) >= owedAt);
}
