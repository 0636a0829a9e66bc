import type { AdjustmentEvent, ProviderEvent, SubscriptionEvent, TransactionEvent } from '../provider-event.ts';

/** What we know already about the thing that an event is about, and whom its ties lead to. */
export interface Known {
  /** Of the stored row of the same id; null when there is none. */
  stored: { userId: string | null; occurredAtUs: bigint } | null;
  /** Whom each tie leads to; null when it leads to nobody. */
  owners: {
    byTransaction: string | null;
    byCheckout: string | null;
    byUserId: string | null;
    bySubscription: string | null;
    byCustomer: string | null;
  };
  /** Whether an erased person's ids are in it: its own ones, or only that of the customer, who may be back since. */
  erased: 'itself' | 'customer' | null;
  /** The attempt to buy that this transaction settles; null when it settles none. */
  checkout: { id: string; status: 'open' | 'completed' | 'failed' } | null;
}

export interface Changes {
  subscription: (SubscriptionEvent & { userId: string | null }) | null;
  transaction: (TransactionEvent & { userId: string | null; checkoutId: string | null }) | null;
  adjustment: (AdjustmentEvent & { userId: string | null }) | null;
  checkout: { id: string; transactionId: string; status: 'completed' | 'failed' } | null;
  /** The first payment came in: greet this user. */
  welcome: { userId: string; checkoutId: string } | null;
}

/** `stale`: we know something newer. `unknown owner`: it may be explained by an event still to come. */
export type Projection = { changes: Changes } | { ignored: 'stale' | 'unknown owner' };

/**
 * What an event changes in our tables. Deliveries come late, twice and in any order: only what is newer than
 * the stored row (µs, per subscription or transaction) counts, so every order ends in the same rows.
 */
export function project(event: ProviderEvent, known: Known): Projection {
  const userId = ownerOf(known);
  if (known.stored && event.occurredAtUs <= known.stored.occurredAtUs) return { ignored: 'stale' };
  if (event.kind === 'transaction') return { changes: transactionChanges(event, known, userId) };
  if (userId === null && !isErased(known)) return { ignored: 'unknown owner' };
  return {
    changes:
      event.kind === 'subscription'
        ? { ...nothing, subscription: { ...event, userId } }
        : { ...nothing, adjustment: { ...event, userId } },
  };
}

/** The subscription that an event is about; null when it is about none. */
export function subscriptionIdOf(event: ProviderEvent): string | null {
  return event.kind === 'subscription' ? event.id : event.subscriptionId;
}

const nothing: Changes = { subscription: null, transaction: null, adjustment: null, checkout: null, welcome: null };

/**
 * Whether it is about somebody who had themselves erased: the books are kept up to date, without a person. Who came back
 * under the same customer's id is somebody new.
 */
export function isErased(known: Known): boolean {
  return known.erased === 'itself' || (known.erased === 'customer' && ownerOf(known) === null);
}

/** Once tied to a person, always tied to that person; null while its ties lead to nobody, and for what was erased. */
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
