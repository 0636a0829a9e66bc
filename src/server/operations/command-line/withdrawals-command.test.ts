import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { useTestShop } from '#testing/server/use.ts';
import { findCommand } from './main.ts';

const { shop } = useTestShop();

const run = (...args: string[]) => findCommand('withdrawals')!.run({ ...shop.deps, by: 'maya' }, args);

test('the command withdrawals lists who withdrew again, and what they got back', { tags: 'long' }, async () => {
  expect(await run('repeated')).toEqual({ output: 'Nobody has withdrawn a second time.' });
  const person = await shop.subscribe('ada@example.com');
  await shop.call(person, calls.withdraw);
  await shop.work();
  await shop.deliver();
  expect(await run('repeated')).toEqual({ output: 'Nobody has withdrawn a second time.' });
  await shop.advance(60_000);
  const { transaction_id } = await shop.checkOut('ada@example.com');
  await shop.pay(transaction_id);
  await shop.deliver();
  const { id } = (await shop.seen(person))!;
  await shop.call(person, calls.withdraw);
  const at = new Date(shop.deps.clock()).toISOString();
  const kept = Math.floor(1999 / 28);
  expect(await run('repeated')).toEqual({
    output: `${at}  account ${person.id}  ${id}  ${1999 - kept} USD (minor units) given back`,
  });
});

test('the command withdrawals without a word shows its usage', async () => {
  expect(await run()).toEqual({ fault: 'Say it like this: withdrawals repeated' });
});
