import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { startEmulator } from '#paddle-emulator/emulator.ts';
import { useTestShop } from '#testing/server/use.ts';

const fourWeeksMs = 28 * dayMs;
const renewalsDecline = '4000 0027 6000 3184';

const { shop, database } = useTestShop();
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
});

const iso = (at: number) => new Date(at).toISOString();

test('nobody sees a subscription without signing in', async () => {
  const stranger = { id: '', email: '', authorization: 'guess' };
  for (const answer of [
    await shop.call(stranger, calls.readSubscription),
    await shop.cancel(stranger),
    await shop.undo(stranger),
  ]) {
    expect(answer.statusCode).toBe(401);
  }
});

test('a user who never paid has no subscription', async () => {
  const person = await shop.person('ada@example.com');
  expect(await shop.seen(person)).toBeNull();
  expect(await shop.profile(person)).toMatchObject({ sub_expire_at: 0, sub_id: '', sub_status: '', inapp_id: 0 });
});

test('a running subscription is shown with its price, its paid time and its next charge', async () => {
  const person = await shop.subscribe('ada@example.com');
  expect(await shop.seen(person)).toEqual({
    id: expect.stringMatching(/^sub_/),
    status: 'active',
    offer_name: '4-week plan',
    full_price: null,
    price: { amount_minor: 1999, currency: 'USD' },
    interval: { unit: 'week', count: 4 },
    started_at: iso(start),
    paid_until: iso(start + fourWeeksMs),
    next_payment_at: iso(start + fourWeeksMs),
    cancel_at: null,
    card: { brand: 'visa', last4: '4242' },
    offer_id: 1,
    may: ['cancel', 'pause', 'change-plan', 'update-card', 'withdraw'],
    planned_change: null,
    trial_ends_at: null,
    pause: null,
    stopped: null,
    withdraw_until: '2030-01-16T00:00:00.000Z',
    withdraw_refund: null,
    withdrawal: null,
  });
  expect(await shop.profile(person)).toMatchObject({
    sub_expire_at: (start + fourWeeksMs) / 1000,
    sub_status: 'active',
    inapp_id: 1,
  });
});

describe('renewals', () => {
  test('a paid renewal moves the end by a period', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'active', paid_until: iso(start + 2 * fourWeeksMs) });
  });

  test('a renewal’s dates move before its payment and give no access', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.deliver();
    await shop.advance(fourWeeksMs + dayMs);
    const isRenewed = ({ type }: { type: string }) => type === 'subscription.updated';
    await shop.deliver((await shop.notifications()).filter(isRenewed));
    expect(await shop.seen(person)).toMatchObject({ paid_until: iso(start + fourWeeksMs) });
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'past_due' });
  });

  test('an unpaid renewal makes the subscription past due, without access', async () => {
    const person = await shop.subscribe('ada@example.com', renewalsDecline);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'past_due', paid_until: iso(start + fourWeeksMs) });
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'past_due' });
  });
});

describe('notifications', () => {
  test('shuffled and repeated notifications of a whole life give the same result as those in order', {
    tags: 'long',
  }, async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(fourWeeksMs);
    await shop.cancel(person);
    await shop.deliver();
    const inOrder = await shop.seen(person);
    const all = await shop.notifications();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const table of ['jobs', 'webhook_events', 'transactions', 'subscriptions'] as const) {
        await database.db.deleteFrom(table).execute();
      }
      await database.db.updateTable('checkouts').set({ status: 'open' }).execute();
      const shuffled = [...all, ...all.slice(seed)].sort((a, b) => rank(a.id, seed) - rank(b.id, seed));
      await shop.deliver(shuffled);
      expect(await shop.seen(person)).toEqual(inOrder);
    }
  });

  test('notifications sent by the emulator over HTTP are accepted', async () => {
    const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const { webhookSecret } = shop.deps.config.paddle;
    const sender = await startEmulator({
      port: 0,
      dataDir: null,
      webhookUrl: base + wirePaths.paddleWebhook,
      webhookSecret,
      clock: shop.deps.clock,
    });
    await fetch(`${sender.url}/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer emulator_key', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com' }),
    });
    await sender.webhooksSettled();
    await sender.stop();
    expect(await database.db.selectFrom('webhook_events').select('event_type').execute()).toEqual([
      { event_type: 'customer.created' },
    ]);
  });
});

/** Gives an order that depends on the seed and not on time. */
function rank(id: string, seed: number): number {
  let value = seed;
  for (const letter of id) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003;
  return (value * (seed + 7)) % 1_000_003;
}
