import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Agreement } from '../consent/agreement.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { beginsBeforeMs, type PlannedChange, planOf } from '../entitlement/planned-change.ts';
import { endPlannedChange, insertPlannedChange } from '../entitlement/planned-changes.sql.ts';
import { schedulePlannedChange } from '../entitlement/schedule-planned-change.ts';
import { lockSubscription, type SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import type { Refused } from './change-refusal.ts';
import { type ChangeDeps, whilePermitted } from './change-subscription.ts';

interface Agreed {
  terms: PlannedChange['agreed'];
  agreement: Agreement;
  /** The renewal that charges it, epoch ms. */
  at: number;
}

/**
 * Stores a change that begins with the next renewal, in place of an earlier one, together with the consent and the job
 * that makes it. Nothing changes at the provider before. Called under the subscription's claim.
 */
export function planAtRenewal(
  { db, clock }: Pick<ChangeDeps, 'db' | 'clock'>,
  subscription: SubscriptionRecord,
  { terms, agreement, at }: Agreed,
): Promise<void> {
  const { id: subscriptionId, userId } = subscription;
  const now = clock();
  return inTransaction(db, async (tx) => {
    await lockSubscription(tx, subscriptionId);
    await endPlannedChange(tx, { subscriptionId, because: 'replaced', now });
    const about = { kind: 'plan-change', subscriptionId } as const;
    const { offerId, price } = terms;
    const consentPosition = await recordConsent(tx, { about, userId, offerId, price, agreement, now });
    const present = planOf(subscription);
    const row = { subscriptionId, userId, present, agreed: terms, consentPosition, effectiveAt: at, now };
    const id = await insertPlannedChange(tx, row);
    await schedulePlannedChange(tx, id, Math.max(now, at - beginsBeforeMs));
  });
}

/** Takes the user's planned change back, while nothing has begun at the provider. */
export function takeBackPlanChange(deps: ChangeDeps, userId: string): Promise<'changed' | Refused> {
  return whilePermitted(deps, userId, ['undo-change'], async ({ subscription: { id } }) => {
    const now = deps.clock();
    const isEnded = await endPlannedChange(deps.db, { subscriptionId: id, because: 'taken back', now });
    return isEnded ? 'changed' : { refused: 'nothing planned' };
  });
}
