import { beforeAll, expect, test } from 'vitest';
import { recordConsent } from '#server/billing/consent/record-consent.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { findCommand } from './main.ts';

const database = useTestDatabase();
beforeAll(async () => {
  const { id } = await database.db
    .insertInto('users')
    .values({ email: 'Ada@example.com', email_key: 'ada@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.transaction().execute((tx) =>
    recordConsent(tx, {
      about: { kind: 'purchase', checkoutId: 'chk_1' },
      userId: id,
      offerId: 1,
      price: { amount_minor: 2980, currency: 'JPY' },
      agreement: { text: 'You pay ¥2,980 today.', version: '1' },
      now: 0,
    }),
  );
});

const run = (...args: string[]) =>
  findCommand('consents')!.run({ ...createTestDeps(database), clock: () => 0, by: 'maya' }, args);
const hash = /^The consent ledger is intact up to entry 1\. Note this: (1:[\da-f]{64})$/;

test('verifying consents says how far the ledger is intact, and checks what an earlier run printed', async () => {
  const outcome = await run('verify');
  const [, position] = hash.exec('output' in outcome ? outcome.output : '') ?? [];
  expect(await run('verify', position!)).toEqual(outcome);
  const fault = 'The consent ledger is broken at entry 1: it is missing or was changed.';
  expect(await run('verify', `1:${'0'.repeat(64)}`)).toEqual({ fault });
});

test('exporting consents prints everything that one customer agreed to', async () => {
  const outcome = await run('export', ' ADA@example.com');
  expect(JSON.parse('output' in outcome ? outcome.output : '')).toMatchObject([
    { text: 'You pay ¥2,980 today.', amount_minor: 2980, currency: 'JPY' },
  ]);
  expect(await run('export', 'nobody@example.com')).toEqual({ output: '[]' });
});

test.each([[[]], [['export']], [['verify', 'a', 'b']], [['list']]])(
  'the command consents with the arguments %j shows its usage',
  async (args) => {
    expect(await run(...args)).toEqual({ fault: expect.stringMatching(/^Say it like this: consents verify/) });
  },
);

test('verifying consents against something that no run printed says so', async () => {
  expect(await run('verify', '12')).toEqual({ fault: expect.stringMatching(/a position and a hash/) });
});
