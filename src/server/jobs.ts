import path from 'node:path';
import { moveCustomer } from '#server/account/address/move-customer.ts';
import {
  writeAddressCorrected,
  writeAddressLeft,
  writeAddressRestored,
} from '#server/account/address/write-address-emails.ts';
import {
  writeAlreadySubscribed,
  writeErased,
  writePasswordChanged,
  writeResetPassword,
  writeResumeLink,
  writeWelcome,
} from '#server/account/emails/write-account-emails.ts';
import { writePlanLink } from '#server/account/emails/write-plan-email.ts';
import { accountJobKinds } from '#server/account/job-kinds.ts';
import { forgetNotifications } from '#server/account/provider-notifications.sql.ts';
import { conversionJobKinds } from '#server/analytics/conversion/job-kinds.ts';
import { conversionsDir, openSink, reportConversion } from '#server/analytics/conversion/report-conversion.ts';
import { forgetConversions } from '#server/analytics/egress/write-conversions.ts';
import { endCouponCheckout } from '#server/billing/checkout/end-coupon-checkout.ts';
import { retryEnd } from '#server/billing/checkout/end-transaction.ts';
import {
  writeCancelled,
  writeLeaveLink,
  writeSecondPurchase,
  writeSecondTrial,
  writeWithdrawn,
} from '#server/billing/emails/write-leaving-emails.ts';
import {
  writeChargedBack,
  writePaymentFailed,
  writePlanChangeLate,
  writePriceChange,
  writePriceChangeWithdrawn,
  writeReceipt,
  writeRefunded,
  writeRenewalReminder,
  writeTrialEnding,
} from '#server/billing/emails/write-payment-emails.ts';
import { endErasedSubscription } from '#server/billing/erasure/end-erased-subscription.ts';
import { attemptOf, retryUntilConfirmed } from '#server/billing/erasure/retry-until-confirmed.ts';
import { settleErasedTransaction } from '#server/billing/erasure/settle-erased-transaction.ts';
import { scheduleLedger, updateLedger } from '#server/billing/history/update-ledger.ts';
import { billingJobKinds } from '#server/billing/job-kinds.ts';
import { retryPlannedChange } from '#server/billing/planned-change/make-planned-change.ts';
import { retryMove } from '#server/billing/price-change/move-to-new-price.ts';
import { processNotification } from '#server/billing/projection/notifications.ts';
import { pullPayments, pullSubscription } from '#server/billing/projection/pull.ts';
import { endAtOnce, endSecondTrial } from '#server/billing/refund/end-at-once.ts';
import { endSecondPurchase } from '#server/billing/refund/end-second-purchase.ts';
import { giveBack } from '#server/billing/refund/give-back.ts';
import { retryOperatorRefund } from '#server/billing/refund/retry-operator-refund.ts';
import { retryCancellation } from '#server/billing/subscription/cancel-subscription.ts';
import { followStops } from '#server/billing/subscription/follow-stops.ts';
import { retryBillingMove } from '#server/billing/subscription/move-billing.ts';
import { reconcile, scheduleReconciliation } from '#server/billing/subscription/reconcile.ts';
import { retryWithdrawal } from '#server/billing/subscription/withdraw.ts';
import { identityJobKinds } from '#server/identity/job-kinds.ts';
import type { EmailKind } from '#server/mail/email-kinds.ts';
import { forgetEmails } from '#server/mail/forget-emails.ts';
import { type EmailWriter, sendOnce } from '#server/mail/send-once.ts';
import { writeAlertEmail } from '#server/operations/alerts/alert-email.ts';
import { alertJobKinds } from '#server/operations/alerts/job-kinds.ts';
import { sendAlert } from '#server/operations/alerts/send-alert.ts';
import { scheduleChainCheck, verifyChains } from '#server/operations/alerts/verify-chains.ts';
import { backupJobKinds } from '#server/operations/backup/job-kinds.ts';
import { runBackup, scheduleBackup } from '#server/operations/backup/run-backup.ts';
import { digestJobKinds } from '#server/operations/digest/job-kinds.ts';
import { writeDigest } from '#server/operations/digest/write-digest.ts';
import { operatorJobKinds } from '#server/operations/operators/job-kinds.ts';
import { writeInvitation } from '#server/operations/operators/write-invitation.ts';
import { writeSignInChange } from '#server/operations/operators/write-sign-in-change.ts';
import { compareWithProvider, scheduleComparison } from '#server/operations/reconciliation/compare-with-provider.ts';
import { reconciliationJobKinds } from '#server/operations/reconciliation/job-kinds.ts';
import {
  type Job,
  type JobHandlers,
  type JobKind,
  type JobOutcome,
  type JobPayloads,
  payloadOf,
} from '#server/platform/jobs/job.ts';
import { trainingJobKinds } from '#server/training/job-kinds.ts';
import { scheduleWeeklyEmails, sendDueEmails } from '#server/training/reminder/send-due-emails.ts';
import { writeLetter } from '#server/training/reminder/write-letter.ts';
import { writeUnusedTraining } from '#server/training/unused/write-unused-email.ts';
import type { AppDeps } from './deps.ts';

const kinds = {
  ...identityJobKinds,
  ...conversionJobKinds,
  ...billingJobKinds,
  ...trainingJobKinds,
  ...accountJobKinds,
  ...backupJobKinds,
  ...reconciliationJobKinds,
  ...alertJobKinds,
  ...operatorJobKinds,
  ...digestJobKinds,
};

/**
 * The writers of the emails. Each email is sent once under its job's key. It is given up when the mail server rejects
 * the recipient permanently, and retried after any other failure.
 */
const emails = {
  welcome: writeWelcome,
  'reset-password': writeResetPassword,
  'password-changed': writePasswordChanged,
  'already-subscribed': writeAlreadySubscribed,
  'resume-link': writeResumeLink,
  'plan-link': writePlanLink,
  'address-corrected': writeAddressCorrected,
  'address-left': writeAddressLeft,
  'address-restored': writeAddressRestored,
  erased: writeErased,
  receipt: writeReceipt,
  'renewal-reminder': writeRenewalReminder,
  'trial-ending': writeTrialEnding,
  'price-change': writePriceChange,
  'price-change-withdrawn': writePriceChangeWithdrawn,
  'plan-change-late': writePlanChangeLate,
  'payment-failed': writePaymentFailed,
  refunded: writeRefunded,
  'charged-back': writeChargedBack,
  cancelled: writeCancelled,
  withdrawn: writeWithdrawn,
  'leave-link': writeLeaveLink,
  'second-purchase': writeSecondPurchase,
  'second-trial-ended': writeSecondTrial,
  'unused-training': writeUnusedTraining,
  'weekly-email': writeLetter,
  'alert-email': writeAlertEmail,
  'operator-invitation': writeInvitation,
  'operator-sign-in': writeSignInChange,
  digest: writeDigest,
} satisfies { [Kind in EmailKind]: EmailWriter<Kind> };

/** The handlers of these kinds of jobs, with their validated payloads. */
type Work<Kinds extends JobKind> = {
  [Kind in Kinds]: (payload: JobPayloads[Kind], job: Job) => JobOutcome;
};

/** The handlers of all kinds of jobs. */
export function jobHandlers(deps: AppDeps): JobHandlers {
  const work: Work<JobKind> = { ...emailWork(deps), ...providerWork(deps), ...remainingWork(deps) };
  const handlerOf = (kind: JobKind) => (job: Job) => work[kind](payloadOf(kinds[kind], job) as never, job);
  return Object.fromEntries(Object.keys(kinds).map((kind) => [kind, handlerOf(kind as JobKind)]));
}

function emailWork(deps: AppDeps): Work<EmailKind> {
  const send =
    (kind: EmailKind) =>
    (payload: { user_id?: string }, { uniqueKey, id }: Job) =>
      sendOnce(deps, { kind, key: uniqueKey ?? `${kind}:${id}`, userId: payload.user_id ?? null }, (say) =>
        emails[kind]({ ...deps, say }, payload as never),
      );
  const entries = Object.keys(emails).map((kind) => [kind, send(kind as EmailKind)]);
  return Object.fromEntries(entries) as Work<EmailKind>;
}

type RemainingKind =
  | 'forget-provider-events'
  | 'forget-emails'
  | 'forget-conversions'
  | 'conversion'
  | 'weekly-emails'
  | 'backup'
  | 'alert-webhook'
  | 'verify-chains';

/**
 * Jobs that are retried until the provider has confirmed a request or a debt, until a stored notification has been
 * applied, and until the outcome of a change is known; and the reconciliation, which schedules its own next run.
 */
function providerWork(deps: AppDeps): Work<Exclude<JobKind, EmailKind | RemainingKind>> {
  return {
    'cancel-subscription': async ({ cancellation_id }) =>
      finished(await retryCancellation(deps, cancellation_id), 'The provider has not confirmed the cancellation'),
    withdraw: async ({ subscription_id }) =>
      finished(await retryWithdrawal(deps, subscription_id), 'The provider has not confirmed the withdrawal'),
    'end-subscription': async ({ subscription_id }) =>
      finished(await endAtOnce(deps, subscription_id), 'The provider has not ended the subscription'),
    'end-transaction': async ({ transaction_id }) =>
      finished(await retryEnd(deps, transaction_id), 'The provider has not cancelled the transaction'),
    'end-coupon-checkout': async ({ checkout_id }) =>
      finished(await endCouponCheckout(deps, checkout_id), 'The provider has not cancelled the transaction'),
    refund: async ({ transaction_id }) =>
      finished(await giveBack(deps, transaction_id), 'The provider has not made the refund'),
    'operator-refund': async ({ refund_id }) =>
      finished(await retryOperatorRefund(deps, refund_id), 'The provider has not made the refund'),
    'move-billing': async ({ grant_id }) =>
      finished(await retryBillingMove(deps, grant_id), 'The provider has not moved the next charge'),
    'move-customer': ({ user_id }) => moveCustomer(deps, user_id),
    'refund-rejected': async ({ transaction_id, adjustment_id }) => {
      deps.log.error(
        { transaction_id, adjustment_id },
        'The provider rejected a refund that we owe: somebody has to look',
      );
    },
    'second-purchase-check': async (pair) =>
      finished(await endSecondPurchase(deps, pair), 'The provider has not reported the state of two purchases'),
    'second-trial': async ({ subscription_id }) =>
      finished(await endSecondTrial(deps, subscription_id), 'The provider has not ended a second trial'),
    'follow-stops': async ({ subscription_id }) => {
      const outcome = await followStops(deps, subscription_id);
      if (typeof outcome === 'object') return outcome;
      finished(outcome, 'The provider has not followed a payment that went back');
      return undefined;
    },
    'project-webhook-event': async ({ event_id }) =>
      finished(await processNotification(deps, event_id), 'the notification could not be processed'),
    'pull-subscription': async ({ subscription_id }) => {
      for (const outcome of [
        await pullSubscription(deps, subscription_id),
        await pullPayments(deps, subscription_id),
      ]) {
        if ('unavailable' in outcome)
          throw new Error(`The provider did not report the state of a subscription: ${outcome.unavailable}`);
      }
    },
    reconcile: async () => {
      await scheduleReconciliation(deps);
      await reconcile(deps);
    },
    'compare-with-provider': async ({ key }) => {
      await scheduleComparison(deps);
      const outcome = await compareWithProvider(deps, key);
      if (typeof outcome === 'object') throw new Error(outcome.failed);
    },
    'keep-ledger': async () => {
      await scheduleLedger(deps);
      await updateLedger(deps);
    },
    'move-to-new-price': (payload, { attempts }) => retryMove(deps, payload, attempts),
    'planned-change': (payload, { attempts }) => retryPlannedChange(deps, payload, attempts),
    'end-erased-subscription': (payload) =>
      retryUntilConfirmed(deps, { kind: 'end-erased-subscription', payload }, () =>
        endErasedSubscription(deps, payload.subscription_id),
      ),
    'settle-erased-transaction': (payload) =>
      retryUntilConfirmed(deps, { kind: 'settle-erased-transaction', payload }, () =>
        settleErasedTransaction(deps, payload.transaction_id),
      ),
    'forget-customer': (payload) =>
      retryUntilConfirmed(deps, { kind: 'forget-customer', payload }, async () =>
        attemptOf(await deps.provider.customers.forget(payload.customer_id)),
      ),
  };
}

/**
 * Reports purchases to the advertiser, deletes the remaining data of erased people, enqueues the weekly emails, and
 * backs up.
 */
function remainingWork(deps: AppDeps): Work<RemainingKind> {
  const sink = openSink(deps);
  // Searched even if emails now go to a mail server, because earlier ones are still in the outbox.
  const outbox = path.join(deps.config.dataDir, 'outbox');
  return {
    conversion: (payload) => reportConversion(deps, sink, payload),
    'forget-conversions': ({ event_ids }) => forgetConversions(conversionsDir(deps), event_ids),
    'forget-provider-events': ({ provider_ids }) => forgetNotifications(deps.db, provider_ids),
    'forget-emails': ({ email_hash, before }) =>
      forgetEmails(outbox, { emailHash: email_hash, before: Date.parse(before) }),
    backup: async () => {
      await scheduleBackup(deps);
      if (deps.config.backup !== null) await runBackup(deps, deps.config.backup, 'nightly');
    },
    'alert-webhook': (payload) => sendAlert(deps, payload),
    'verify-chains': async () => {
      await scheduleChainCheck(deps);
      await verifyChains(deps);
    },
    'weekly-emails': async () => {
      await scheduleWeeklyEmails(deps);
      await sendDueEmails(deps);
    },
  };
}

/** Throws while the outcome is pending, so that the worker retries the job. */
function finished(outcome: 'settled' | 'pending', reason: string): void {
  if (outcome === 'pending') throw new Error(reason);
}
