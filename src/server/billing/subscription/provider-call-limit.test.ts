import { expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop } = useTestShop();

it('a subscriber can cause sixty calls to Paddle an hour and read their payments without a limit', async () => {
  const person = await shop.subscribe('ada@example.com');
  const open = () =>
    shop.app.inject({ ...callAddress(calls.updateCard), headers: { authorization: person.authorization } });
  for (let call = 0; call < 60; call++) expect((await open()).statusCode).toBe(200);
  const refused = await open();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(refused.json()).toEqual({ error: 'Too many attempts. Please try again in 60 minutes.' });
  expect((await shop.call(person, calls.listPayments)).statusCode).toBe(200);
  await shop.advance(60 * 60_000);
  expect((await open()).statusCode).toBe(200);
});
