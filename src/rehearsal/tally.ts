import { type Entry, entriesOf, type HeardMoney } from '#server/billing/ledger/entries-of.ts';
import { renewalNumber } from '#server/billing/ledger/renewal-number.ts';
import type { ProviderEvent } from '#server/billing/provider-event.ts';
import type { PastPurchase } from '#server/operations/rehearsal/past-purchase.ts';
import type { NotSold, Rehearsed } from '#server/operations/rehearsal/rehearsed.ts';
import { addMoney, weekOf } from '#server/operations/rehearsal/week-of-money.ts';
import type { RehearsedPurchase } from './rehearse-purchase.ts';
import { sentEmails } from './sent-emails.ts';

/** The sums of a rehearsal. */
export interface Tally {
  addNotSold: (past: PastPurchase, why: NotSold) => void;
  add: (purchase: RehearsedPurchase) => void;
  total: () => Rehearsed;
}

/** @param until the first moment that does not count, epoch ms */
export function createTally(until: number): Tally {
  const sums: Rehearsed = {
    weeks: [],
    counts: { purchases: 0, renewals: 0, refunds: 0, chargebacks: 0 },
    emails: {},
    consents: {},
    notSold: [],
    notDone: [],
  };
  const count = (kinds: Record<string, number>, kind: string) => {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  };

  function addMoneyOf(entries: readonly Entry[], renewals: number) {
    sums.counts.renewals += renewals;
    for (const { kind, occurredAt, currency, amounts } of entries) {
      if (kind === 'credit') continue;
      addMoney(sums.weeks, {
        week: weekOf(occurredAt),
        currency,
        grossMinor: amounts.gross,
        isPayment: kind === 'payment',
      });
      if (kind === 'refund' && amounts.gross < 0) sums.counts.refunds += 1;
      if (kind === 'chargeback') sums.counts.chargebacks += 1;
    }
  }

  return {
    addNotSold({ offerId, currency }, why) {
      const known = sums.notSold.find((one) => one.offerId === offerId && one.currency === currency && one.why === why);
      if (known) known.purchases += 1;
      else sums.notSold.push({ offerId, currency, why, purchases: 1 });
    },
    add({ events, emails, consents, notDone }) {
      sums.counts.purchases += 1;
      const heard = events.filter(({ occurredAtUs }) => occurredAtUs < BigInt(until) * 1000n);
      const entries = moneyOf(heard).filter(({ occurredAt }) => occurredAt < until);
      addMoneyOf(entries, renewalsIn(heard, entries));
      for (const kind of [...emails, ...sentEmails(heard, until)]) count(sums.emails, kind);
      for (const kind of consents) count(sums.consents, kind);
      for (const { act, why } of notDone) {
        const known = sums.notDone.find((one) => one.act === act && one.why === why);
        if (known) known.times += 1;
        else sums.notDone.push({ act, why, times: 1 });
      }
    },
    total: () => sums,
  };
}

/** The money entries that our ledger would make of these events. */
function moneyOf(events: readonly ProviderEvent[]): Entry[] {
  const byTransaction = new Map<string, HeardMoney[]>();
  for (const { id, record } of events) {
    const { told, transactionId } = record;
    if (told === null || told.kind === 'subscription' || transactionId === null) continue;
    const heard = byTransaction.get(transactionId) ?? [];
    byTransaction.set(transactionId, [...heard, { providerId: id, eventId: record.key, told }]);
  }
  return [...byTransaction.values()].flatMap((heard) => entriesOf(heard));
}

/** How many of the payments are renewals, as the ledger numbers them. */
function renewalsIn(events: readonly ProviderEvent[], entries: readonly Entry[]): number {
  const origins = new Map(events.flatMap((one) => (one.kind === 'transaction' ? [[one.id, one.origin] as const] : [])));
  const payments = entries
    .filter(({ kind }) => kind === 'payment')
    .map(({ providerId, occurredAt }) => ({
      id: providerId,
      paidAt: occurredAt,
      origin: origins.get(providerId) ?? '',
    }));
  return payments.filter((one) => one.origin === 'subscription_recurring' && renewalNumber(one, payments) > 0).length;
}
