import type { TestDatabase } from './database.ts';
import type { Measured } from './measured.ts';
import { soldOffer } from './sold-offer.ts';

/** The events of one device, numbered in this order. `at` is a time of 2030 in UTC, `duration` is in ms. */
export function visitor(
  device: string,
  cohort: string,
  source: string,
  events: [at: string, name: string, duration?: number][],
) {
  return events.map(
    ([at, name, duration], i): Measured => ({
      device,
      cohort,
      source,
      name,
      duration,
      time: Date.parse(`2030-${at}Z`),
      id: i + 1,
      insertId: `${device}-${i}`,
    }),
  );
}

/** Eight people whose figures can be counted by hand. */
export const visitors = {
  // Takes all steps.
  ada: visitor('ada-device', 'A', 'ads', [
    ['01-10T09:00:00', 'session_start'],
    ['01-10T09:00:01', 'screen1_open'],
    ['01-10T09:00:11', 'screen1_close', 10_000],
    ['01-10T09:00:11', 'screen2_open'],
    ['01-10T09:00:13', 'screen2_close', 2_000],
    ['01-10T09:05:00', 'screen25_open'],
    ['01-10T09:06:00', 'profile_saved'],
    ['01-10T09:07:00', 'screen35_open'],
    ['01-10T09:08:00', 'screen35_open_payment'],
    ['01-10T09:09:00', 'payment_success'],
  ]),
  // Claims a payment that the provider does not confirm.
  max: visitor('max-device', 'A', 'forged', [
    ['01-16T09:00:00', 'session_start'],
    ['01-16T09:00:01', 'screen2_open'],
    ['01-16T09:00:02', 'screen25_open'],
    ['01-16T09:00:03', 'screen35_open'],
    ['01-16T09:00:04', 'screen35_open_payment'],
    ['01-16T09:00:05', 'payment_success'],
  ]),
  // Leaves at the second screen, after going back to the first one.
  ben: visitor('ben-device', 'A', '', [
    ['01-10T23:59:59.999', 'session_start'],
    ['01-10T23:59:59.999', 'screen1_open'],
    ['01-11T00:00:20', 'screen1_close', 20_000],
    ['01-11T00:00:20', 'screen2_open'],
    ['01-11T00:00:24', 'screen2_close', 4_000],
    ['01-11T00:00:24', 'screen1_open'],
    ['01-11T00:00:25', 'screen1_close', 1_000],
  ]),
  // Takes the frequency quiz, where screen 25 is a question and screen 34 has the offers; does not buy.
  cleo: visitor('cleo-device', 'B', 'ads', [
    ['01-11T00:00:00', 'session_start'],
    ['01-11T00:01:00', 'screen2_open'],
    ['01-11T00:02:00', 'screen25_open'],
    ['01-11T00:03:00', 'screen31_open'],
    ['01-11T00:04:00', 'profile_saved'],
    ['01-11T00:05:00', 'screen34_open'],
    ['01-11T00:06:00', 'screen35_open_payment'],
  ]),
  // Opens the result before the first question, by the numbers of the events, which is no step.
  dora: visitor('dora-device', 'C', 'mail', [
    ['01-12T12:00:00', 'session_start'],
    ['01-12T12:00:05', 'screen25_open'],
    ['01-12T12:00:05', 'screen2_open'],
  ]),
  // Never has a cohort.
  emil: visitor('emil-device', '', '', [['01-12T08:00:00', 'session_start']]),
  // Visit on the day before, and on the day after.
  finn: visitor('finn-device', 'A', 'ads', [['01-09T23:59:59.999', 'session_start']]),
  gina: visitor('gina-device', 'C', 'ads', [['01-13T00:00:00', 'session_start']]),
};

export async function addBuyers({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  const buy = async (name: string, cohort: string, currency: string, paidOn: string, total: number) => {
    const person = { cohort, source: name === 'ada' ? 'ads' : '' };
    const { id } = await db
      .insertInto('users')
      .values({ email: name, email_key: name, ...person })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paid = { user_id: id, total_minor: total, currency, occurred_at_us: 0 };
    const ids = { checkout_id: `checkout-${name}`, subscription_id: `sub_${name}` };
    await db
      .insertInto('checkouts')
      .values({
        id: ids.checkout_id,
        user_id: id,
        ...soldOffer(),
        transaction_id: `txn_${name}`,
        status: 'completed',
        device_id: `${name}-device`,
      })
      .execute();
    await db
      .insertInto('transactions')
      .values({ ...paid, ...ids, id: `txn_${name}`, status: 'completed', paid_at: `2030-${paidOn}Z` })
      .execute();
    await enter(db, 'payment', name, person, { currency, gross_minor: total, occurred_at: `2030-${paidOn}Z` });
    await db
      .insertInto('subscriptions')
      .values({
        id: `sub_${name}`,
        user_id: id,
        status: 'active',
        amount_minor: total,
        currency,
        occurred_at_us: 0,
        interval_unit: 'week',
        interval_count: 4,
        started_at: `2030-${paidOn}Z`,
        ...person,
        ...(name === 'bob' ? { scheduled_action: 'cancel' } : {}),
      })
      .execute();
    return person;
  };
  const ada = await buy('ada', 'A', 'USD', '01-10T09:08:55', 1999);
  const bob = await buy('bob', 'B', 'USD', '01-12T23:59:59.999', 3999);
  await buy('kai', 'C', 'JPY', '01-11T10:00:00', 2980);
  await buy('liz', 'C', 'USD', '01-13T00:00:00', 100);
  await enter(db, 'refund', 'ada', ada, { currency: 'USD', gross_minor: -500, occurred_at: '2030-01-12T08:00:00Z' });
  await enter(db, 'chargeback', 'bob', bob, {
    currency: 'USD',
    gross_minor: -3999,
    occurred_at: '2030-02-01T00:00:00Z',
  });
}

/** Inserts a money entry; a fifth of it is tax. */
function enter(
  db: TestDatabase['db'],
  kind: 'payment' | 'refund' | 'chargeback',
  name: string,
  person: { cohort: string; source: string },
  amount: { currency: string; gross_minor: number; occurred_at: string },
) {
  const tax_minor = Math.trunc(amount.gross_minor / 5);
  return db
    .insertInto('money_entries')
    .values({
      kind,
      provider_id: `txn_${name}`,
      transaction_id: `txn_${name}`,
      recorded_at: '2030-03-01T00:00:00Z',
      tax_minor,
      net_minor: amount.gross_minor - tax_minor,
      ...person,
      ...amount,
    })
    .execute();
}
