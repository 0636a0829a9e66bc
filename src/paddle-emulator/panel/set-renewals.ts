import type { Command } from '../engine';
import { notFound } from '../refusal';
import { put, type StoredCard } from '../state';

/** Decides what becomes of the coming renewals of a subscription's card. */
export function setRenewals(
  subscriptionId: string,
  renewals: StoredCard['renewals'],
): Command<{ renewals: StoredCard['renewals'] }> {
  return (state) => {
    const billing = state.billings[subscriptionId];
    if (billing === undefined) return notFound(subscriptionId);
    const changed = { ...billing, card: { ...billing.card, renewals } };
    return { state: put(state, 'billings', changed), answer: { renewals } };
  };
}
