import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { endErasedSubscription } from './end-erased-subscription';
import { forgetNotifications } from './paddle-notifications.sql';

/** What remains to be done for somebody who was erased. */
export function accountJobs(deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): JobHandlers {
  return {
    'end-erased-subscription': ({ subscription_id }) => endErasedSubscription(deps, String(subscription_id)),
    'forget-paddle-news': ({ paddle_ids }) => forgetNotifications(deps.db, (paddle_ids as unknown[]).map(String)),
  };
}
