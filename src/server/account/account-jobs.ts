import path from 'node:path';
import type { Deps } from '../deps';
import type { JobHandlers } from '../job/worker';
import { forgetLetters } from '../mail/forget-letters';
import { endErasedSubscription } from './end-erased-subscription';
import { forgetCustomer } from './forget-customer';
import { insist } from './insist';
import { forgetNotifications } from './paddle-notifications.sql';
import { settleErasedTransaction } from './settle-erased-transaction';

/** What remains to be done for somebody who was erased. */
export function accountJobs(deps: Pick<Deps, 'config' | 'db' | 'paddle' | 'clock' | 'log'>): JobHandlers {
  // Also where letters go to a mail server by now: those written before are still there.
  const outbox = path.join(deps.config.dataDir, 'outbox');
  return {
    'end-erased-subscription': (payload) => {
      const subscription_id = String(payload.subscription_id);
      return insist(deps, { kind: 'end-erased-subscription', payload: { subscription_id } }, () =>
        endErasedSubscription(deps, subscription_id),
      );
    },
    'settle-erased-transaction': (payload) => {
      const transaction_id = String(payload.transaction_id);
      return insist(deps, { kind: 'settle-erased-transaction', payload: { transaction_id } }, () =>
        settleErasedTransaction(deps, transaction_id),
      );
    },
    'forget-customer': (payload) => {
      const customer_id = String(payload.customer_id);
      return insist(deps, { kind: 'forget-customer', payload: { customer_id } }, () =>
        forgetCustomer(deps, customer_id),
      );
    },
    'forget-paddle-news': ({ paddle_ids }) => forgetNotifications(deps.db, (paddle_ids as unknown[]).map(String)),
    'forget-letters': ({ email_hash, before }) =>
      forgetLetters(outbox, { emailHash: String(email_hash), before: Date.parse(String(before)) }),
  };
}
