import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls as rows } from '#contract/calls.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import { createCallBudget } from '../paddle/call-budget.ts';
import type { Caller } from '../provider.ts';

/** Paddle's limit of calls per minute for one IP address. */
const allowed = 240;
const minuteMs = 60_000;
const pollMs = 5_000;

const { shop } = useTestShop();
let calls: Caller[];
/** The budget's clock, in ms since the test began. */
let now: number;

beforeEach(async () => {
  now = 0;
  calls = [];
  const budget = createCallBudget(220, () => now);
  const take = (caller: Caller) => {
    const waitMs = budget.take(caller);
    if (waitMs === 0) calls.push(caller);
    return waitMs;
  };
  shop.reach({ budget: { take } });
});

async function openCheckouts(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, i) => `visitor${i}@example.com`);
  const ids = [];
  for (const email of emails) {
    await shop.person(email);
    ids.push((await shop.checkOut(email)).checkout_id);
    now += 5_000;
  }
  return ids;
}

async function pollForAMinute(ids: string[]): Promise<void> {
  for (const end = now + minuteMs; now < end; now += pollMs) {
    shop.deps.advance(pollMs);
    await Promise.all(ids.map((id) => shop.stateOf(id)));
  }
}

describe('one visitor with twelve open checkouts', () => {
  it('a visitor who asks about twelve open checkouts causes few calls to Paddle', { tags: 'long' }, async () => {
    const ids = await openCheckouts(12);
    await pollForAMinute(ids);
    expect(calls.length).toBeLessThan(allowed / 3);
    calls = [];
    await pollForAMinute(ids);
    expect(calls.length).toBeLessThan(allowed / 5);
  });

  it('a visitor with twelve open checkouts does not stop another visitor from buying', { tags: 'long' }, async () => {
    const ids = await openCheckouts(12);
    await pollForAMinute(ids);
    await shop.person('payer@example.com');
    const elsewhere = { remoteAddress: '198.51.100.1' };
    const price = { amount_minor: 1999, currency: 'USD' };
    const body = { offer_id: 1, price, email: 'payer@example.com', consent };
    const started = await shop.app.inject({ ...callAddress(rows.startCheckout), body, ...elsewhere });
    const { checkout_id, transaction_id } = started.json();
    const cookie = String(started.headers['set-cookie']).split(';')[0]!;
    await shop.pay(transaction_id);
    shop.deps.advance(3_000);
    const answer = await shop.app.inject({
      ...callAddress(rows.readCheckout, { params: { id: checkout_id } }),
      headers: { cookie },
      ...elsewhere,
    });
    expect(answer.json().status).toBe('completed');
  });
});

it('Paddle is not asked about a checkout of yesterday any more', async () => {
  const [id] = await openCheckouts(1);
  shop.deps.advance(25 * 60 * minuteMs);
  calls = [];
  await shop.stateOf(id!);
  expect(calls).toEqual([]);
});
