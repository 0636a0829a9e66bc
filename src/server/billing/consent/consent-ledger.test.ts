import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { agreement, start, useTestLedger } from '#testing/server/ledger.ts';
import { findConsent, listConsents } from './consent-ledger.sql.ts';
import { recordConsent, removeOldConsents } from './record-consent.ts';
import { verifyLedger } from './verify-ledger.ts';

const { database, ada, addUser, agree, state } = useTestLedger();

describe('a consent', () => {
  test('a consent is stored with its exact text, the price and the time', async () => {
    await agree();
    expect(await listConsents(database.db, { userId: ada.id })).toEqual([
      {
        position: 1,
        kind: 'purchase',
        checkout_id: 'chk_1',
        subscription_id: null,
        user_id: ada.id,
        email_hash: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
        text: agreement.text,
        version: '7',
        locale: 'en-US',
        amount_minor: 1999,
        currency: 'EUR',
        offer_id: 1,
        accepted_at: '2030-01-01T12:00:00.000Z',
      },
    ]);
  });

  test('a consent is found by its checkout, by the subscription it changes and by the email address', async () => {
    await agree();
    await agree({ about: { kind: 'plan-change', subscriptionId: 'sub_1' }, offerId: 2 });
    expect(await findConsent(database.db, { checkoutId: 'chk_1' })).toMatchObject({ position: 1, kind: 'purchase' });
    expect(await findConsent(database.db, { subscriptionId: 'sub_1' })).toMatchObject({ position: 2, offer_id: 2 });
    expect(await findConsent(database.db, { checkoutId: 'another' })).toBeNull();
    expect(await listConsents(database.db, { emailKey: 'ada@example.com' })).toHaveLength(2);
    expect(await listConsents(database.db, { emailKey: 'bob@example.com' })).toEqual([]);
  });

  test('a consent is not stored when its purchase is rolled back', async () => {
    const purchase = database.db.transaction().execute(async (tx) => {
      await recordConsent(tx, {
        about: { kind: 'purchase', checkoutId: 'chk_2' },
        userId: ada.id,
        offerId: 1,
        price: { amount_minor: 1, currency: 'USD' },
        agreement,
        now: start,
      });
      throw new Error('crash');
    });
    await expect(purchase).rejects.toThrow('crash');
    await agree();
    expect(await state()).toMatchObject({ positions: [1], verdict: { intact: { position: 1 } } });
  });

  test('a consent outlives the account, with no more than a hash of the email address', async () => {
    await agree();
    await database.pool.query('delete from users');
    const [record] = await listConsents(database.db, { emailKey: 'ada@example.com' });
    expect(record?.text).toBe(agreement.text);
    expect(JSON.stringify(record)).not.toContain('ada@');
  });

  test('a consent cannot be changed by mistake', async () => {
    await agree();
    await expect(database.pool.query("update consent_ledger set record = '{}'")).rejects.toThrow('never changed');
  });

  test('a consent to any text is stored unchanged and leaves the chain intact', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
        await agree({ agreement: { ...agreement, text } });
        const [last] = (await listConsents(database.db, { userId: ada.id })).slice(-1);
        expect(last?.text).toBe(text);
        expect(await verifyLedger(database.db)).toHaveProperty('intact');
      }),
      propertyRuns({ commit: 8, full: 30 }),
    );
  });
});

describe('old consents', () => {
  const remove = (years: number) => {
    const now = start + years * 365 * dayMs;
    return removeOldConsents(database.db, {
      acceptedBefore: now - 3 * 365 * dayMs,
      endedBefore: now - 365 * dayMs,
    });
  };

  test('old consents are removed in their time, younger ones never, and the rest stays intact', async () => {
    for (const year of [0, 1, 2]) await agree({ now: start + year * 365 * dayMs });
    expect(await remove(2.9)).toBe(0);
    expect(await remove(4.5)).toBe(2);
    expect(await state()).toMatchObject({ positions: [3], verdict: { intact: { position: 3 } } });
    await agree({ now: start + 5 * 365 * dayMs });
    expect(await remove(9)).toBe(2);
    expect(await state()).toMatchObject({ positions: [], verdict: { intact: { position: 4 } } });
    await agree();
    expect(await state()).toMatchObject({ positions: [5], verdict: { intact: { position: 5 } } });
  });

  test('old consents stay while their contract runs and a year longer, with all that follow them', async () => {
    await agree();
    const ended = new Date(start + 5 * 365 * dayMs);
    const subscription = `insert into subscriptions (id, user_id, status, amount_minor, currency, interval_unit,
      interval_count, started_at, occurred_at_us) values ('sub_1', $1, 'active', 1, 'USD', 'week', 4, now(), 1)`;
    await database.pool.query(subscription, [ada.id]);
    const other = await addUser('bob@example.com');
    await agree({ userId: other });
    expect(await remove(5)).toBe(0);
    await database.pool.query("update subscriptions set status = 'canceled', canceled_at = $1", [ended]);
    expect(await remove(5.9)).toBe(0);
    expect(await remove(6.1)).toBe(2);
  });
});
