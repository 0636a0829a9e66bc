import { expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop } = useTestShop();
const minuteMs = 60_000;

/** Pays, and delivers only the notifications about the subscription. */
async function payUntold() {
  const person = await shop.person('ada@example.com');
  const { transaction_id, checkout_id } = await shop.checkOut(person.email);
  await shop.pay(transaction_id);
  const all = await shop.notifications();
  await shop.deliver(all.filter(({ type }) => type.startsWith('subscription.')));
  return { person, checkout_id };
}

test('between the provider’s word of the subscription and that of its payment nobody is told that it failed', async () => {
  const { person, checkout_id } = await payUntold();
  expect(await shop.profile(person)).toMatchObject({ sub_status: 'active' });
  expect(await shop.seen(person)).toMatchObject({ status: 'active', paid_until: null });
  expect((await shop.stateOf(checkout_id)).state.status).toBe('open');
  const owner = await signedInOperator(shop, 'owner');
  const page = await owner.look(callAddress(consoleCalls.readSubscriber, { params: { id: person.id } }));
  expect(page.json()).toMatchObject({ state: 'active', sentence: expect.stringContaining('is not known to us yet') });
  await shop.deliver();
  expect((await shop.seen(person))?.paid_until).not.toBeNull();
});

test('a payment that nobody tells of is awaited for an hour, and no longer', async () => {
  const { person } = await payUntold();
  shop.deps.advance(59 * minuteMs);
  expect(await shop.profile(person)).toMatchObject({ sub_status: 'active' });
  shop.deps.advance(2 * minuteMs);
  expect(await shop.profile(person)).toMatchObject({ sub_status: 'past_due' });
});
