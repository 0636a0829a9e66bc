import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { priceChangeJobs } from '../price-change/price-change-jobs';
import { insistOnCancellation } from './cancel-subscription';
import { projectWebhookEvent } from './project-webhook-event';
import { pullPayments, pullSubscription } from './pull-from-paddle';
import { planReconciliation, reconcile } from './reconcile';

/**
 * Work that goes on until Paddle has confirmed a cancellation, until a kept notification has been acted on, and until it
 * is known what became of a change; and the look for what Paddle should have told us, which plans its own next time.
 */
export function subscriptionJobs(deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): JobHandlers {
  return {
    ...priceChangeJobs(deps),
    'cancel-subscription': async ({ cancellation_id }) => {
      const outcome = await insistOnCancellation(deps, String(cancellation_id));
      if (outcome === 'pending') throw new Error('Paddle has not confirmed the cancellation');
    },
    'project-webhook-event': async ({ event_id }) => {
      const outcome = await projectWebhookEvent(deps, String(event_id));
      if (outcome === 'pending') throw new Error('the notification could not be acted on');
    },
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
