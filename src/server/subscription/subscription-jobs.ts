import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { insistOnCancellation } from './cancel-subscription';
import { projectWebhookEvent } from './project-webhook-event';
import { planReconciliation, reconcile } from './reconcile';

/**
 * Work that goes on until Paddle has confirmed a cancellation, and until a kept notification has been acted on; and the
 * look for what Paddle should have told us, which plans its own next time.
 */
export function subscriptionJobs(deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): JobHandlers {
  return {
    'cancel-subscription': async ({ cancellation_id }) => {
      const outcome = await insistOnCancellation(deps, String(cancellation_id));
      if (outcome === 'pending') throw new Error('Paddle has not confirmed the cancellation');
    },
    'project-webhook-event': async ({ event_id }) => {
      const outcome = await projectWebhookEvent(deps, String(event_id));
      if (outcome === 'pending') throw new Error('the notification could not be acted on');
    },
    reconcile: async () => {
      await planReconciliation(deps);
      await reconcile(deps);
    },
  };
}
