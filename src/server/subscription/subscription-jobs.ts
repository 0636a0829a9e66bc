import { insistOnEnd } from '../checkout/end-transaction';
import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { priceChangeJobs } from '../price-change/price-change-jobs';
import { giveBack } from '../refund/give-back';
import { insistOnCancellation } from './cancel-subscription';
import { endAtOnce } from './end-at-once';
import { endSecondPurchase } from './end-second-purchase';
import { endSecondTrial } from './end-second-trial';
import { projectWebhookEvent } from './project-webhook-event';
import { pullPayments, pullSubscription } from './pull-from-paddle';
import { planReconciliation, reconcile } from './reconcile';
import { insistOnWithdrawal } from './withdraw';

/**
 * Work that goes on until Paddle has confirmed what somebody wished for, or what we owe, until a kept notification has
 * been acted on, and until it is known what became of a change; and the look for what Paddle should have told us, which
 * plans its own next time.
 */
export function subscriptionJobs(deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): JobHandlers {
  return {
    ...priceChangeJobs(deps),
    'cancel-subscription': async ({ cancellation_id }) =>
      finished(await insistOnCancellation(deps, String(cancellation_id)), 'Paddle has not confirmed the cancellation'),
    withdraw: async ({ subscription_id }) =>
      finished(await insistOnWithdrawal(deps, String(subscription_id)), 'Paddle has not confirmed the withdrawal'),
    'end-subscription': async ({ subscription_id }) =>
      finished(await endAtOnce(deps, String(subscription_id)), 'Paddle has not ended the subscription'),
    'end-transaction': async ({ transaction_id }) =>
      finished(await insistOnEnd(deps, String(transaction_id)), 'Paddle has not cancelled the transaction'),
    refund: async ({ transaction_id }) =>
      finished(await giveBack(deps, String(transaction_id)), 'Paddle has not made the refund'),
    'refund-rejected': async ({ transaction_id, adjustment_id }) => {
      deps.log.error({ transaction_id, adjustment_id }, 'Paddle rejected a refund that we owe: somebody has to look');
    },
    'second-purchase-check': async ({ first, second }) =>
      finished(
        await endSecondPurchase(deps, { first: String(first), second: String(second) }),
        'Paddle has not told how two purchases stand',
      ),
    'second-trial': async ({ subscription_id }) =>
      finished(await endSecondTrial(deps, String(subscription_id)), 'Paddle has not ended a second trial'),
    'project-webhook-event': async ({ event_id }) =>
      finished(await projectWebhookEvent(deps, String(event_id)), 'the notification could not be acted on'),
    'pull-subscription': async ({ subscription_id }) => {
      const id = String(subscription_id);
      for (const outcome of [await pullSubscription(deps, id), await pullPayments(deps, id)]) {
        if ('unavailable' in outcome)
          throw new Error(`Paddle did not say how a subscription stands: ${outcome.unavailable}`);
      }
    },
    reconcile: async () => {
      await planReconciliation(deps);
      await reconcile(deps);
    },
  };
}

/** What is pending is tried again by the worker. */
function finished(outcome: 'settled' | 'pending', otherwise: string): void {
  if (outcome === 'pending') throw new Error(otherwise);
}
