import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { reconcile } from '../subscription/reconcile.ts';

const renewalsDecline = '4000 0027 6000 3184';
const weeks = (count: number) => count * 7 * dayMs;
const hourMs = 60 * 60_000;

const { shop, database } = useTestShop();
let ada: Person;
let boughtAt: number;

beforeEach(async () => {
  boughtAt = shop.deps.clock();
});

const sdk = () => shop.paddle;
const subscriptionId = async () => (await shop.seen(ada))!.id;
const iso = (at: number) => new Date(at).toISOString();
const status = async () => (await shop.profile(ada)).sub_status;

/** As the operator does in Paddle's dashboard. */
async function moveNextBilling(at: number) {
  await sdk().subscriptions.update(await subscriptionId(), {
    nextBilledAt: iso(at),
    prorationBillingMode: 'do_not_bill',
  });
}
const grants = async () =>
  (
    await database.pool.query(
      'select granted_by, starts_at, ends_at, ended_at is null as open from access_grants order by id',
    )
  ).rows;

describe('a next billing date that is moved later', () => {
  beforeEach(async () => {
    ada = await shop.subscribe('ada@example.com', renewalsDecline);
    await shop.advance(weeks(1));
    await moveNextBilling(boughtAt + weeks(6));
  });

  it('a next billing date moved later gives access until then, recorded with who gave it', async () => {
    await shop.deliver();
    await shop.advance(weeks(3) + 2 * hourMs);
    expect(await shop.profile(ada)).toMatchObject({
      sub_status: 'active',
      sub_expire_at: (boughtAt + weeks(6)) / 1000,
    });
    expect(await shop.seen(ada)).toMatchObject({ paid_until: iso(boughtAt + weeks(6)) });
    const given = { granted_by: 'provider', open: true };
    expect(await grants()).toEqual([
      { ...given, starts_at: new Date(boughtAt + weeks(4)), ends_at: new Date(boughtAt + weeks(6)) },
    ]);
  });

  it('a next billing date moved later also counts when it is only found by asking the provider', async () => {
    await shop.advance(weeks(3) + 2 * hourMs);
    await reconcile(shop.deps);
    expect(await status()).toBe('active');
  });

  it('extra time ends at the moved date when the charge that follows is not paid', async () => {
    await shop.advance(weeks(5) + 2 * hourMs);
    await shop.deliver();
    expect(await status()).toBe('past_due');
  });

  it('extra time ends earlier when the date is moved back', async () => {
    await shop.deliver();
    await moveNextBilling(boughtAt + weeks(5));
    await shop.deliver((await shop.notifications()).reverse());
    expect((await shop.profile(ada)).sub_expire_at).toBe((boughtAt + weeks(5)) / 1000);
    expect((await grants()).map(({ open }) => open)).toEqual([false, true]);
    await moveNextBilling(boughtAt + weeks(3));
    await shop.deliver();
    expect((await shop.profile(ada)).sub_expire_at).toBe((boughtAt + weeks(4)) / 1000);
  });

  it('a moved date gives no time when the payment before it was charged back', async () => {
    await shop.deliver();
    const [payment] = await sdk()
      .transactions.list({ status: ['completed'] })
      .next();
    const url = `${shop.deps.config.paddle.emulatorUrl}/emulator/transactions/${payment!.id}/chargeback`;
    expect((await fetch(url, { method: 'POST' })).ok).toBe(true);
    await shop.deliver();
    await shop.advance(weeks(3) + 2 * hourMs);
    expect(await status()).toBe('charged_back');
  });

  it('a moved date gives no time to somebody who withdraws', async () => {
    await shop.deliver();
    await shop.call(ada, calls.withdraw);
    await shop.work();
    await shop.deliver();
    expect(await status()).toBe('canceled');
  });
});

it('a renewal whose dates move before it is paid gives no time away', async () => {
  ada = await shop.subscribe('ada@example.com', renewalsDecline);
  await shop.advance(weeks(4) + 2 * hourMs);
  await shop.deliver();
  expect(await grants()).toEqual([]);
  expect(await status()).toBe('past_due');
});

it('a longer trial gives access to its end', async () => {
  await publishOffers(shop.deps, withTrials({ 1: 7 }));
  ada = await shop.subscribe('ada@example.com');
  await moveNextBilling(boughtAt + 21 * dayMs);
  await shop.deliver();
  await shop.advance(20 * dayMs);
  await shop.deliver();
  expect(await status()).toBe('trialing');
});

it('access without a subscription reads as active and ends by itself', async () => {
  ada = await shop.person('ada@example.com');
  await database.db
    .insertInto('access_grants')
    .values({
      user_id: ada.id,
      subscription_id: null,
      starts_at: iso(boughtAt),
      ends_at: iso(boughtAt + dayMs),
      granted_at: iso(boughtAt),
      reason: 'a press copy',
      granted_by: 'operator',
    })
    .execute();
  expect(await shop.profile(ada)).toMatchObject({ sub_status: 'active', sub_expire_at: (boughtAt + dayMs) / 1000 });
  await shop.advance(dayMs);
  expect(await status()).toBe('');
});
