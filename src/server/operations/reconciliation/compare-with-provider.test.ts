import { expect, test } from 'vitest';
import { useTestShop } from '#testing/server/use.ts';
import { compareWithProvider } from './compare-with-provider.ts';
import { readReconciliation } from './reconciliation-state.ts';

const { shop, database } = useTestShop();

let nights = 0;
/** The comparison of a night, which finishes. */
async function compare() {
  nights += 1;
  expect(await compareWithProvider(shop.deps, `night:${nights}`)).toBe('finished');
  return readReconciliation(shop.deps);
}

async function standing() {
  const { rows } = await database.pool.query(
    `select kind, provider_id, field, ours, theirs from reconciliation_differences where state <> 'closed' order by id`,
  );
  return rows;
}

test('a paid subscription agrees with the provider', async () => {
  await shop.subscribe('ada@example.com');
  const state = await compare();
  expect(await standing()).toEqual([]);
  expect(state).toMatchObject({ last: { transactions: 1, adjustments: 0, heard: 0 }, open: 0 });
});
