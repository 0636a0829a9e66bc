import type { AdjustmentEvent, ProviderEvent, SubscriptionEvent, TransactionEvent } from '../provider-event.ts';

/** What we already know about an event's entity, and the users to which its ids lead. */
export interface Known {
  /** From the stored row of the same id; null when there is none. */
  stored: { userId: string | null; occurredAtUs: bigint } | null;
  /** The user to whom each id leads; null when there is none. */
  owners: {
    byTransaction: string | null;
    byCheckout: string | null;
    byUserId: string | null;
    bySubscription: string | null;
    byCustomer: string | null;
  };
  /** `itself`: it has an erased person's ids. `customer`: only their customer id, which a new account may have too. */
  erased: 'itself' | 'customer' | null;
  /** The checkout that this transaction settles; null when it settles none. */
  checkout: { id: string; status: 'open' | 'completed' | 'failed' } | null;
}

export interface Changes {
  subscription: (SubscriptionEvent & { userId: string | null }) | null;
  transaction: (TransactionEvent & { userId: string | null; checkoutId: string | null }) | null;
  adjustment: (AdjustmentEvent & { userId: string | null }) | null;
  checkout: { id: string; transactionId: string; status: 'completed' | 'failed' } | null;
  /** The user to welcome after the first payment. */
  welcome: { userId: string; checkoutId: string } | null;
}

/** `stale`: the stored row is as new or newer. `unknown owner`: a later event may identify the owner. */
export type Projection = { changes: Changes } | { ignored: 'stale' | 'unknown owner' };

/**
 * The changes of an event in our tables. Deliveries can be late, repeated and in any order, so an event counts only if
 * it is newer (µs) than its entity's stored row; every order then gives the same rows. The answer to a change of ours
 * also counts when it is as new, because the provider's answers have milliseconds and two changes may share one.
 */
export function project(event: ProviderEvent, known: Known, isOwnChange = false): Projection {
  const userId = ownerOf(known);
  if (known.stored && !replacesStored(event.occurredAtUs, known.stored.occurredAtUs, isOwnChange))
    return { ignored: 'stale' };
  if (event.kind === 'transaction') return { changes: transactionChanges(event, known, userId) };
  if (userId === null && !isErased(known)) return { ignored: 'unknown owner' };
  return {
    changes:
      event.kind === 'subscription'
        ? { ...nothing, subscription: { ...event, userId } }
        : { ...nothing, adjustment: { ...event, userId } },
  };
}

function replacesStored(occurredAtUs: bigint, storedUs: bigint, isOwnChange: boolean): boolean {
  return isOwnChange ? occurredAtUs >= storedUs : occurredAtUs > storedUs;
}

/** The subscription that an event is about; null when it is about none. */
export function subscriptionIdOf(event: ProviderEvent): string | null {
  return event.kind === 'subscription' ? event.id : event.subscriptionId;
}

const nothing: Changes = { subscription: null, transaction: null, adjustment: null, checkout: null, welcome: null };

/**
 * Whether the event is about an erased person; the accounting is then kept up to date without a person. A new account
 * with the same customer id is not erased.
 */
export function isErased(known: Known): boolean {
  return known.erased === 'itself' || (known.erased === 'customer' && ownerOf(known) === null);
}

/** The owner, which never changes once it is stored; null while no id leads to a user, and after an erasure. */
export function ownerOf({ stored, owners, erased }: Pick<Known, 'stored' | 'owners' | 'erased'>): string | null {
  if (erased === 'itself') return null;
  const { byTransaction, byCheckout, byUserId, bySubscription, byCustomer } = owners;
  return stored?.userId ?? byTransaction ?? byCheckout ?? byUserId ?? bySubscription ?? byCustomer;
}

function transactionChanges(event: TransactionEvent, known: Known, userId: string | null): Changes {
  const { checkout } = known;
  const transaction = { ...event, userId, checkoutId: checkout?.id ?? null };
  if (!checkout || checkout.status === 'completed') return { ...nothing, transaction };
  if (event.status === 'completed') {
    return {
      ...nothing,
      transaction,
      checkout: { id: checkout.id, transactionId: event.id, status: 'completed' },
      welcome: userId === null ? null : { userId, checkoutId: checkout.id },
    };
  }
  if (event.status === 'canceled' && checkout.status === 'open') {
    return { ...nothing, transaction, checkout: { id: checkout.id, transactionId: event.id, status: 'failed' } };
  }
  return { ...nothing, transaction };
}
