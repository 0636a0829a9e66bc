import type { PaddleNews, SubscriptionNews, TransactionNews } from './paddle-news';

/** What we know already about the thing that the news is about, and whom its ties lead to. */
export interface Known {
  /** Of the stored row of the same id; null when there is none. */
  stored: { userId: string | null; occurredAtUs: bigint } | null;
  /** Whom each tie leads to; null when it leads to nobody. */
  owners: {
    byTransaction: string | null;
    byCheckout: string | null;
    byUserId: string | null;
    byCustomer: string | null;
  };
  /** The attempt to buy that this transaction settles; null when it settles none. */
  checkout: { id: string; status: 'open' | 'completed' | 'failed' } | null;
}

export interface Changes {
  subscription: (SubscriptionNews & { userId: string }) | null;
  transaction: (TransactionNews & { userId: string | null; checkoutId: string | null }) | null;
  checkout: { id: string; transactionId: string; status: 'completed' | 'failed' } | null;
  /** The first payment came in: greet this user. */
  welcome: { userId: string; checkoutId: string } | null;
}

/** `stale`: we know something newer. `unknown owner`: it may be explained by news still to come. */
export type Projection = { changes: Changes } | { ignored: 'stale' | 'unknown owner' };

/**
 * What news from Paddle changes in our tables. Deliveries come late, twice and in any order: only what is newer than
 * the stored row (µs, per subscription or transaction) counts, so every order ends in the same rows.
 */
export function project(news: PaddleNews, known: Known): Projection {
  if (known.stored && news.occurredAtUs <= known.stored.occurredAtUs) return { ignored: 'stale' };
  const userId = ownerOf(known);
  if (news.kind === 'subscription') {
    if (userId === null) return { ignored: 'unknown owner' };
    return { changes: { ...nothing, subscription: { ...news, userId } } };
  }
  return { changes: transactionChanges(news, known, userId) };
}

const nothing: Changes = { subscription: null, transaction: null, checkout: null, welcome: null };

/** Once tied to a person, always tied to that person. */
function ownerOf({ stored, owners }: Known): string | null {
  return stored?.userId ?? owners.byTransaction ?? owners.byCheckout ?? owners.byUserId ?? owners.byCustomer;
}

function transactionChanges(news: TransactionNews, known: Known, userId: string | null): Changes {
  const { checkout } = known;
  const transaction = { ...news, userId, checkoutId: checkout?.id ?? null };
  if (!checkout || checkout.status === 'completed') return { ...nothing, transaction };
  if (news.status === 'completed') {
    return {
      ...nothing,
      transaction,
      checkout: { id: checkout.id, transactionId: news.id, status: 'completed' },
      welcome: userId === null ? null : { userId, checkoutId: checkout.id },
    };
  }
  if (news.status === 'canceled' && checkout.status === 'open') {
    return { ...nothing, transaction, checkout: { id: checkout.id, transactionId: news.id, status: 'failed' } };
  }
  return { ...nothing, transaction };
}
