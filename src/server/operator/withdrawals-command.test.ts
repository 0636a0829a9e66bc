import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '../../contract/api-paths';
import { createTestShop, type TestShop } from '../checkout/test-shop';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { findCommand } from './commands';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const run = (...args: string[]) => findCommand('withdrawals')!.run({ ...shop.deps, by: 'maya' }, args);

test('lists who withdrew again, and what they got back', async () => {
  expect(await run('repeated')).toEqual({ said: 'Nobody has withdrawn a second time.' });
  const person = await shop.subscribe('ada@example.com');
  await shop.call(person, 'PUT', apiPaths.withdrawal);
  await shop.work();
  await shop.deliver();
  expect(await run('repeated')).toEqual({ said: 'Nobody has withdrawn a second time.' });
  await shop.advance(60_000);
  const { transaction_id } = await shop.checkOut('ada@example.com');
  await shop.pay(transaction_id);
  await shop.deliver();
  const { id } = (await shop.seen(person))!;
  await shop.call(person, 'PUT', apiPaths.withdrawal);
  const at = new Date(shop.deps.clock()).toISOString();
  const kept = Math.floor(1999 / 28);
  expect(await run('repeated')).toEqual({
    said: `${at}  account ${person.id}  ${id}  ${1999 - kept} USD (minor units) given back`,
  });
});

test('says how it is meant', async () => {
  expect(await run()).toEqual({ fault: 'Say it like this: withdrawals repeated' });
});
