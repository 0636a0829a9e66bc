import { expect, test } from 'vitest';
import { startWalk } from '#testing/server/money-walk.ts';
import { useTestShop } from '#testing/server/use.ts';

/** Few for every commit, so that it takes seconds; WALK_SEEDS=50 in the long run. TEST_SEED is the first seed. */
const seeds = Number(process.env.WALK_SEEDS || 1);
const operations = process.env.WALK_SEEDS ? 400 : 25;
const reportEvery = process.env.WALK_SEEDS ? 1 : 5;
const firstSeed = Number(process.env.TEST_SEED || 1);

const { shop } = useTestShop();

test.each(Array.from({ length: seeds }, (_, i) => firstSeed + i))(
  'rows, access, receipts, emails and the console agree with the model after every step (seed %i)',
  async (seed) => {
    await shop.reset();
    const walk = await startWalk(shop, { seed, reportEvery });
    for (let step = 0; step < operations; step += 1) await walk.step();
    expect(walk.done.size).toBeGreaterThan(8);
  },
  600_000,
);
