import { expect, test } from 'vitest';
import { useTestShop } from '#testing/server/use.ts';
import { findCommand } from './main.ts';

const { shop, database } = useTestShop();

const run = (...args: string[]) => findCommand('reconcile')!.run({ ...shop.deps, by: 'maya' }, args);

test('the command reconcile says until when the ledger agrees with the provider', async () => {
  expect(await run()).toEqual({ output: 'Nothing was compared with Paddle yet.' });
  await shop.subscribe('ada@example.com');
  const line =
    'Agrees with Paddle until 2030-01-01 12:00 UTC: 1 transactions and adjustments of 40 days compared, 0 differences, 0 explained.';
  expect(await run('--now')).toEqual({ output: line });
  expect(await run()).toEqual({ output: line });
  const { rows } = await database.pool.query(`select act, record::jsonb->>'operator_name' as name from audit`);
  expect(rows).toEqual([{ act: 'compared with the provider', name: 'maya' }]);
});

test('the command reconcile says that the provider cannot be asked', async () => {
  shop.takePaddleDown();
  expect(await run('--now')).toEqual({ fault: expect.stringMatching(/^The comparison could not be finished/) });
});

test('the command reconcile with other words shows its usage', async () => {
  expect(await run('later')).toEqual({ fault: 'Say it like this: reconcile [--now]' });
});
