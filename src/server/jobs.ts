import path from 'node:path';
import {
  writeAlreadySubscribed,
  writeErased,
  writePasswordChanged,
  writeResetPassword,
  writeResumeLink,
  writeWelcome,
} from '#server/account/emails/write-account-emails.ts';
import { accountJobKinds } from '#server/account/job-kinds.ts';
import { forgetNotifications } from '#server/account/provider-notifications.sql.ts';
import { conversionJobKinds } from '#server/analytics/conversion/job-kinds.ts';
import { conversionsDir, openSink, tellConversion } from '#server/analytics/conversion/tell-conversion.ts';
import { forgetConversions } from '#server/analytics/egress/write-conversions.ts';
import { insistOnEnd } from '#server/billing/checkout/end-transaction.ts';
import {
  writeCancelled,
  writeLeaveLink,
  writeSecondPurchase,
  writeSecondTrial,
  writeWithdrawn,
} from '#server/billing/emails/write-leaving-emails.ts';
import {
  writePaymentFailed,
  writePriceChange,
  writeReceipt,
  writeRefunded,
  writeRenewalReminder,
  writeTrialEnding,
} from '#server/billing/emails/write-payment-emails.ts';
import { endErasedSubscription } from '#server/billing/erasure/end-erased-subscription.ts';
import { attemptOf, insist } from '#server/billing/erasure/insist.ts';
import { settleErasedTransaction } from '#server/billing/erasure/settle-erased-transaction.ts';
import { billingJobKinds } from '#server/billing/job-kinds.ts';
import { insistOnMove } from '#server/billing/price-change/move-to-new-price.ts';
import { actOnNotification } from '#server/billing/projection/notifications.ts';
import { pullPayments, pullSubscription } from '#server/billing/projection/pull.ts';
import { endAtOnce, endSecondTrial } from '#server/billing/refund/end-at-once.ts';
import { endSecondPurchase } from '#server/billing/refund/end-second-purchase.ts';
import { giveBack } from '#server/billing/refund/give-back.ts';
import { insistOnCancellation } from '#server/billing/subscription/cancel-subscription.ts';
import { planReconciliation, reconcile } from '#server/billing/subscription/reconcile.ts';
import { insistOnWithdrawal } from '#server/billing/subscription/withdraw.ts';
import { identityJobKinds } from '#server/identity/job-kinds.ts';
import { forgetEmails } from '#server/mail/forget-emails.ts';
import { type EmailWriter, sendOnce } from '#server/mail/send-once.ts';
import {
  type Job,
  type JobHandlers,
  type JobKind,
  type JobOutcome,
  type JobPayloads,
  payloadOf,
} from '#server/platform/jobs/job.ts';
import type { AppDeps } from './deps.ts';

const kinds = { ...identityJobKinds, ...conversionJobKinds, ...billingJobKinds, ...accountJobKinds };

/**
 * The emails. Each is sent once under its job's key; a recipient that the mail server refuses for good gives it up, any
 * other failure has it tried again later.
 */
const emails = {
  welcome: writeWelcome,
  'reset-password': writeResetPassword,
  'password-changed': writePasswordChanged,
  'already-subscribed': writeAlreadySubscribed,
  'resume-link': writeResumeLink,
  erased: writeErased,
  receipt: writeReceipt,
  'renewal-reminder': writeRenewalReminder,
  'trial-ending': writeTrialEnding,
  'price-change': writePriceChange,
  'payment-failed': writePaymentFailed,
  refunded: writeRefunded,
  cancelled: writeCancelled,
  withdrawn: writeWithdrawn,
  'leave-link': writeLeaveLink,
  'second-purchase': writeSecondPurchase,
  'second-trial-ended': writeSecondTrial,
} satisfies { [Kind in JobKind]?: EmailWriter<Kind> };

/** What a job does with what it carries. */
type Work<Kinds extends JobKind> = {
  [Kind in Kinds]: (payload: JobPayloads[Kind], job: Job) => JobOutcome;
};

/** All that is done by jobs: each kind and who does it. */
export function jobHandlers(deps: AppDeps): JobHandlers {
  const work: Work<JobKind> = { ...emailWork(deps), ...providerWork(deps), ...forgettingWork(deps) };
  const handlerOf = (kind: JobKind) => (job: Job) => work[kind](payloadOf(kinds[kind], job) as never, job);
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, handlerOf(kind as JobKind)]));
}

function emailWork(deps: AppDeps): Work<keyof typeof emails> {
  const send =
    (kind: keyof typeof emails) =>
    (payload: object, { uniqueKey, id }: Job) =>
      sendOnce(deps, { kind, key: uniqueKey ?? `${kind}:${id}` }, () => emails[kind](deps, payload as never));
  const entries = Object.keys(emails).map((kind) => [kind, send(kind as keyof typeof emails)]);
  return Object.fromEntries(entries) as Work<keyof typeof emails>;
}

type ForgettingKind = 'forget-provider-events' | 'forget-emails' | 'forget-conversions' | 'conversion';

/**
 * Work that goes on until the provider has confirmed what somebody asked for, or what we owe, until a kept notification has been
 * acted on, and until it is known what became of a change; and the look for what the provider should have told us, which
 * plans its own next time.
 */
function providerWork(deps: AppDeps): Work<Exclude<JobKind, keyof typeof emails | ForgettingKind>> {
  return {
    'cancel-subscription': async ({ cancellation_id }) =>
      finished(await insistOnCancellation(deps, cancellation_id), 'The provider has not confirmed the cancellation'),
    withdraw: async ({ subscription_id }) =>
      finished(await insistOnWithdrawal(deps, subscription_id), 'The provider has not confirmed the withdrawal'),
    'end-subscription': async ({ subscription_id }) =>
      finished(await endAtOnce(deps, subscription_id), 'The provider has not ended the subscription'),
    'end-transaction': async ({ transaction_id }) =>
      finished(await insistOnEnd(deps, transaction_id), 'The provider has not cancelled the transaction'),
    refund: async ({ transaction_id }) =>
      finished(await giveBack(deps, transaction_id), 'The provider has not made the refund'),
    'refund-rejected': async ({ transaction_id, adjustment_id }) => {
      deps.log.error(
        { transaction_id, adjustment_id },
        'The provider rejected a refund that we owe: somebody has to look',
      );
    },
    'second-purchase-check': async (pair) =>
      finished(await endSecondPurchase(deps, pair), 'The provider has not told how two purchases stand'),
    'second-trial': async ({ subscription_id }) =>
      finished(await endSecondTrial(deps, subscription_id), 'The provider has not ended a second trial'),
    'project-webhook-event': async ({ event_id }) =>
      finished(await actOnNotification(deps, event_id), 'the notification could not be acted on'),
    'pull-subscription': async ({ subscription_id }) => {
      for (const outcome of [
        await pullSubscription(deps, subscription_id),
        await pullPayments(deps, subscription_id),
      ]) {
        if ('unavailable' in outcome)
          throw new Error(`The provider did not say how a subscription stands: ${outcome.unavailable}`);
      }
    },
    reconcile: async () => {
      await planReconciliation(deps);
      await reconcile(deps);
    },
    'move-to-new-price': (payload, { attempts }) => insistOnMove(deps, payload, attempts),
    'end-erased-subscription': (payload) =>
      insist(deps, { kind: 'end-erased-subscription', payload }, () =>
        endErasedSubscription(deps, payload.subscription_id),
      ),
    'settle-erased-transaction': (payload) =>
      insist(deps, { kind: 'settle-erased-transaction', payload }, () =>
        settleErasedTransaction(deps, payload.transaction_id),
      ),
    'forget-customer': (payload) =>
      insist(deps, { kind: 'forget-customer', payload }, async () =>
        attemptOf(await deps.provider.customers.forget(payload.customer_id)),
      ),
  };
}

/** Telling the advertiser of purchases, and what remains to be forgotten of somebody who was erased. */
function forgettingWork(deps: AppDeps): Work<ForgettingKind> {
  const sink = openSink(deps);
  // Also where emails go to a mail server by now: those written before are still there.
  const outbox = path.join(deps.config.dataDir, 'outbox');
  return {
    conversion: (payload) => tellConversion(deps, sink, payload),
    'forget-conversions': ({ event_ids }) => forgetConversions(conversionsDir(deps), event_ids),
    'forget-provider-events': ({ provider_ids }) => forgetNotifications(deps.db, provider_ids),
    'forget-emails': ({ email_hash, before }) =>
      forgetEmails(outbox, { emailHash: email_hash, before: Date.parse(before) }),
  };
}

/** What is pending is tried again by the worker. */
function finished(outcome: 'settled' | 'pending', otherwise: string): void {
  if (outcome === 'pending') throw new Error(otherwise);
}
