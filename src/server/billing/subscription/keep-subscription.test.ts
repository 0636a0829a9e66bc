import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#contract/day.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const fourWeeksMs = 28 * dayMs;

const { shop, database } = useTestShop();
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
});

const iso = (at: number) => new Date(at).toISOString();

async function atPaddle(person: Person) {
  return shop.paddle.subscriptions.get((await shop.seen(person))!.id);
}
async function sentSubjects() {
  await shop.work();
  const ofPurchase = /^Welcome|receipt/;
  return shop.deps.sent.map(({ subject }) => subject).filter((subject) => !ofPurchase.test(subject));
}

describe('taking a cancellation back', () => {
  test('an undone cancellation lets the subscription continue as before', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person, { reason: 'time' });
    shop.deps.advance(dayMs);
    const answer = await shop.undo(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      status: 'active',
      cancel_at: null,
      next_payment_at: iso(start + fourWeeksMs),
    });
    expect((await atPaddle(person)).scheduledChange).toBeNull();
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ cancel_at: null });
  });

  test('an undone cancellation has its reminder before the charge, however late it is undone', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person);
    await shop.advance(23 * dayMs);
    await shop.work();
    shop.deps.sent.length = 0;
    await shop.undo(person);
    expect(await sentSubjects()).toEqual([expect.stringMatching(/^Your .* renews on/)]);
    await shop.cancel(person);
    await shop.undo(person);
    await shop.deliver();
    expect((await sentSubjects()).filter((subject) => subject.includes('renews'))).toHaveLength(1);
  });

  test('cancelling again after an undone cancellation sends another email', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person);
    shop.deps.advance(dayMs);
    await shop.undo(person);
    shop.deps.advance(dayMs);
    await shop.cancel(person);
    expect(await shop.seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    expect(await sentSubjects()).toHaveLength(2);
    expect(await database.db.selectFrom('cancellations').selectAll().execute()).toHaveLength(2);
  });

  test('undoing a cancellation that never reached Paddle stops its job from carrying it out', async () => {
    const person = await shop.subscribe('ada@example.com');
    shop.takePaddleDown();
    await shop.cancel(person);
    shop.bringPaddleBack();
    expect((await shop.undo(person)).statusCode).toBe(200);
    shop.deps.advance(dayMs);
    expect(await sentSubjects()).toEqual([]);
    expect((await atPaddle(person)).scheduledChange).toBeNull();
  });

  test('undoing a cancellation while Paddle is away is refused with a reason, and it stays in effect', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person);
    shop.takePaddleDown();
    const answer = await shop.undo(person);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toMatch(/Nothing has changed/);
    expect(await shop.seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
  });

  test('undoing a cancellation is too late after the end, even if we do not know of the end yet', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person);
    await shop.advance(fourWeeksMs);
    const answer = await shop.undo(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatch(/too late/);
    expect(await shop.seen(person)).toMatchObject({ status: 'canceled' });
    await shop.deliver();
    expect((await shop.undo(person)).json().error).toMatch(/too late/);
  });

  test('undoing a cancellation that was never requested is refused with a reason', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await shop.undo(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatch(/no cancellation/);
  });
});
