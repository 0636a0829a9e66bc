import { renewalOf } from '#server/billing/emails/renewal-of.ts';
import { emailsFor } from '#server/billing/projection/event-emails.ts';
import type { ProviderEvent, SubscriptionEvent } from '#server/billing/provider-event.ts';

type EventEmail = ReturnType<typeof emailsFor>[number];

/** Nobody's, because a rehearsal has no accounts. */
const nobody = '0';

/**
 * The kinds of the emails that these events of one purchase cause until a time (epoch ms), one for each email. By the
 * same rules as those that are sent: each is enqueued by its event, once under its key, and given up when it is no
 * longer true at its own time.
 * @param events in the order of the provider's time
 */
export function sentEmails(events: readonly ProviderEvent[], until: number): EventEmail['kind'][] {
  const waiting = new Map<string, EventEmail>();
  const known = new Set<string>();
  const sent = new Map<string, EventEmail['kind']>();
  let subscription: SubscriptionEvent | null = null;

  const sendDue = (before: number) => {
    for (const [key, email] of waiting) {
      if ((email.runAt ?? 0) >= before) continue;
      waiting.delete(key);
      if (isStillTrue(email, subscription)) sent.set(key, email.kind);
    }
  };

  for (const event of events) {
    const now = Number(event.occurredAtUs / 1000n);
    sendDue(now);
    for (const email of emailsFor(event, nobody, now)) {
      const key = email.uniqueKey!;
      if (sent.has(key) || (known.has(key) && !email.isAgain)) continue;
      known.add(key);
      waiting.set(key, { ...email, runAt: email.runAt ?? now });
    }
    if (event.kind === 'subscription') subscription = event;
  }
  sendDue(until);
  return [...sent.values()];
}

function isStillTrue({ kind, payload }: EventEmail, subscription: SubscriptionEvent | null): boolean {
  switch (kind) {
    case 'payment-failed':
      return subscription?.status === 'past_due';
    case 'renewal-reminder': {
      const renewal = subscription && plannedCharge(subscription);
      return renewal?.at === Date.parse(payload.renews_at) && !renewal.endsTrial;
    }
    case 'trial-ending': {
      const isSame = subscription?.trialEndsAt === Date.parse(payload.trial_ends_at);
      return isSame && plannedCharge(subscription!)?.endsTrial === true;
    }
    default:
      return true;
  }
}

function plannedCharge(subscription: SubscriptionEvent) {
  const scheduledAction = subscription.scheduled?.action ?? null;
  const cancelWanted = scheduledAction === 'cancel' || subscription.status === 'canceled';
  const as = { scheduledAction, cancelWanted, withdrawn: false, intro: null, planned: null };
  return renewalOf({ ...subscription, ...as }, subscription.startedAt);
}
