import type { Adjustment, Transaction } from '@paddle/paddle-node-sdk';
import type { Deps } from '../deps';
import { callPaddle } from '../paddle/call-paddle';
import type { PaddleGateway } from '../paddle/paddle-gateway';
import { endAtPaddle, refusalOf } from './end-erased-subscription';
import type { Pending } from './insist';

/**
 * Sees to a charge of somebody who was erased, of which no payment was known then: what is open is called off, and what
 * was paid all the same goes back, with an end of the subscription it began. Repeating it changes nothing.
 */
export async function settleErasedTransaction(
  { paddle }: Pick<Deps, 'paddle'>,
  transactionId: string,
): Promise<'done' | Pending> {
  const found = await callPaddle(paddle, 'read', (sdk) => sdk.transactions.get(transactionId));
  if ('refused' in found && found.refused.endsWith('not_found')) return 'done';
  if (!('ok' in found)) return { pending: refusalOf(found) };
  const transaction = found.ok;
  switch (transaction.status) {
    case 'canceled':
      return 'done';
    case 'draft':
    case 'ready':
      return callOff(paddle, transactionId);
    case 'completed':
      return giveBack(paddle, transaction);
    case 'past_due':
      return endSubscriptionOf(paddle, transaction);
    default:
      // The money is being taken: what becomes of it is to be seen.
      return { pending: `the transaction is ${transaction.status}` };
  }
}

async function callOff(paddle: PaddleGateway, id: string): Promise<'done' | Pending> {
  const canceled = await callPaddle(paddle, 'change', (sdk) => sdk.transactions.update(id, { status: 'canceled' }));
  return 'ok' in canceled ? 'done' : { pending: refusalOf(canceled) };
}

async function endSubscriptionOf(
  paddle: PaddleGateway,
  { subscriptionId }: Pick<Transaction, 'subscriptionId'>,
): Promise<'done' | Pending> {
  if (subscriptionId === null) return 'done';
  const ended = await endAtPaddle(paddle, subscriptionId);
  return 'ok' in ended ? 'done' : { pending: refusalOf(ended) };
}

async function giveBack(paddle: PaddleGateway, transaction: Transaction): Promise<'done' | Pending> {
  const ended = await endSubscriptionOf(paddle, transaction);
  if (ended !== 'done') return ended;
  if (Number(transaction.details?.totals?.grandTotal ?? 0) === 0) return 'done';
  const { id } = transaction;
  const earlier = await callPaddle(paddle, 'read', (sdk) => sdk.adjustments.list({ transactionId: [id] }).next());
  if (!('ok' in earlier)) return { pending: refusalOf(earlier) };
  if (earlier.ok.some(returnsAll)) return 'done';
  const made = await callPaddle(paddle, 'change', (sdk) =>
    sdk.adjustments.create({ action: 'refund', type: 'full', transactionId: id, reason: refundReason }),
  );
  return 'ok' in made ? 'done' : { pending: refusalOf(made) };
}

/** What Paddle's own people read beside the refund. */
const refundReason = 'The buyer had erased their account before this payment became known.';

/** A refund that Paddle rejected is asked for again: nobody else would. */
function returnsAll({ action, type, status }: Adjustment): boolean {
  if (type !== 'full' || status === 'reversed' || status === 'rejected') return false;
  return action === 'refund' || action === 'chargeback';
}
