import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { insistOnCancellation } from './cancel-subscription';
import { projectWebhookEvent } from './project-webhook-event';

/** Work that goes on until Paddle has confirmed a cancellation, and until a kept notification has been acted on. */
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
  };
}
