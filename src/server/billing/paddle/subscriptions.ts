import type { Paddle, Subscription, SubscriptionPreview, UpdateSubscriptionRequestBody } from '@paddle/paddle-node-sdk';
import type { ChangePreview, EndsWhen, PaymentProvider, PriceMove, ProviderOutcome } from '../provider.ts';
import type { SubscriptionEvent } from '../provider-event.ts';
import { callPaddle, type PaddleOutcome } from './call-paddle.ts';
import { mapOutcome, minorOf } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { readSubscription } from './read-event.ts';
import { takeCredit } from './take-credit.ts';

export function paddleSubscriptions(gateway: PaddleGateway): PaymentProvider['subscriptions'] {
  type Run = (sdk: Paddle) => Promise<Subscription>;
  const read = (answer: PaddleOutcome<Subscription>): ProviderOutcome<SubscriptionEvent> =>
    mapOutcome(answer, (entity) => readSubscription(entity));
  const change = async (run: Run) => read(await callPaddle(gateway, 'change', run));
  return {
    find: async (id) => read(await callPaddle(gateway, 'read', (sdk) => sdk.subscriptions.get(id))),
    end: async (id, when) => read(await end(gateway, id, when)),
    keep: async (id) => read(await keep(gateway, id)),
    pause: (id, resumeAt) =>
      change((sdk) =>
        sdk.subscriptions.pause(id, {
          effectiveFrom: 'next_billing_period',
          resumeAt: resumeAt === null ? null : new Date(resumeAt).toISOString(),
        }),
      ),
    resumeAt: (id, at) => change((sdk) => sdk.subscriptions.resume(id, { effectiveFrom: new Date(at).toISOString() })),
    moveNextBilling: (id, at) =>
      change((sdk) =>
        sdk.subscriptions.update(id, { nextBilledAt: new Date(at).toISOString(), prorationBillingMode: 'do_not_bill' }),
      ),
    resume: (id) => change((sdk) => sdk.subscriptions.resume(id, { effectiveFrom: 'immediately' })),
    preview: async (id, priceId) => {
      const update = updateOf({ priceId, charged: 'now' });
      const preview = await callPaddle(gateway, 'read', (sdk) => sdk.subscriptions.previewUpdate(id, update));
      return mapOutcome(preview, previewOf);
    },
    change: (id, move) => change((sdk) => sdk.subscriptions.update(id, updateOf(move))),
    openCardChange: async (id) => {
      const made = await callPaddle(gateway, 'read', (sdk) => sdk.subscriptions.getPaymentMethodChangeTransaction(id));
      return mapOutcome(made, (transaction) => transaction.id);
    },
    takeCredit: (id, atMostMinor) => takeCredit(gateway, id, atMostMinor),
  };
}

/** An update has to contain all items of the subscription, not only the changed ones. */
function updateOf({ priceId, charged }: PriceMove): UpdateSubscriptionRequestBody {
  const items = [{ priceId, quantity: 1 }];
  return charged === 'now'
    ? { items, prorationBillingMode: 'prorated_immediately', onPaymentFailure: 'prevent_change' }
    : { items, prorationBillingMode: 'do_not_bill' };
}

const effects = { 'at the end': 'next_billing_period', 'at once': 'immediately' } as const;

async function end(gateway: PaddleGateway, id: string, when: EndsWhen): Promise<PaddleOutcome<Subscription>> {
  const effectiveFrom = effects[when];
  const cancel = () => callPaddle(gateway, 'change', (sdk) => sdk.subscriptions.cancel(id, { effectiveFrom }));
  const first = await cancel();
  if (!('refused' in first)) return first;
  const found = await callPaddle(gateway, 'read', (sdk) => sdk.subscriptions.get(id));
  if (!('ok' in found)) return 'refused' in found ? found : first;
  const { status, scheduledChange } = found.ok;
  if (status === 'canceled') return found;
  if (scheduledChange?.action === 'cancel' && when === 'at the end') return found;
  if (!scheduledChange) return first;
  const kept = await keep(gateway, id);
  return 'ok' in kept ? cancel() : kept;
}

function keep(gateway: PaddleGateway, id: string): Promise<PaddleOutcome<Subscription>> {
  return callPaddle(gateway, 'change', (sdk) => sdk.subscriptions.update(id, { scheduledChange: null }));
}

/** Amounts are made positive, because Paddle may give a credit as a negative one. */
function previewOf(preview: SubscriptionPreview): ChangePreview {
  const { immediateTransaction, nextTransaction, recurringTransactionDetails, updateSummary, nextBilledAt } = preview;
  const at = nextBilledAt ?? nextTransaction?.billingPeriod.startsAt;
  if (!at) throw new Error('Paddle previewed a change without a next payment');
  const amount = (text: string | undefined) => Math.abs(minorOf(text));
  return {
    currency: preview.currencyCode,
    dueNowMinor: amount(immediateTransaction?.details.totals.grandTotal),
    creditMinor: amount(updateSummary?.credit.amount),
    nextPayment: {
      amountMinor: amount((nextTransaction?.details ?? recurringTransactionDetails)?.totals.grandTotal),
      at: Date.parse(at),
    },
  };
}
