import { describe, expect, test } from 'vitest';
import { sumSignals } from '#server/platform/signals/signals.sql.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { type ApiFault, setPaddleFaults } from '#testing/server/provider-faults.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();

const email = 'ada@example.com';

/** Has a short time limit, so that a hanging call does not slow the test; `mend` restores the usual one. */
async function failWith(answer: ApiFault['answer']) {
  shop.reach({ timeLimitMs: 150 });
  await setPaddleFaults(shop.deps, { answer });
}
async function mend() {
  await setPaddleFaults(shop.deps);
  shop.bringPaddleBack();
}

test('a buyer who finds no place among our own calls hears that, not that Paddle is away, and the operator gets an alert', async () => {
  await shop.person(email);
  shop.reach({ budget: { take: () => 3_001 } });
  const refused = await shop.startCheckout(email);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({
    error: 'Many people are buying at this moment. Nothing was charged. Please try again in a minute.',
  });
  expect(await sumSignals(database.db, 'purchase turned away', 0)).toBe(1);
  shop.bringPaddleBack();
  expect((await shop.startCheckout(email)).statusCode).toBe(200);
});

const answers: ApiFault['answer'][] = ['hang', '429', '500', '502'];

describe.each(rowsOf(answers, { commit: 1 }))('while Paddle answers with %s', (answer) => {
  test('a checkout says that nothing was charged, and works when Paddle is back', async () => {
    await shop.person(email);
    await failWith(answer);
    const refused = await shop.startCheckout(email);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toEqual({
      error: 'Our payment provider does not answer. Nothing was charged. Please try again in a minute.',
    });
    await mend();
    expect((await shop.startCheckout(email)).statusCode).toBe(200);
  });

  test('a cancellation counts at once, and Paddle confirms it later', async () => {
    const person = await shop.subscribe(email);
    await failWith(answer);
    expect((await shop.cancel(person)).statusCode).toBe(200);
    const open = () => database.db.selectFrom('cancellations').select('confirmed_at').execute();
    expect(await open()).toEqual([{ confirmed_at: null }]);
    await mend();
    shop.deps.advance(120_000);
    await shop.work();
    expect(await open()).toEqual([{ confirmed_at: expect.any(Date) }]);
  });
});
