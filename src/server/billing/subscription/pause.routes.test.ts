import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const fourWeeksMs = 28 * dayMs;

const { shop } = useTestShop();
let person: Person;
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
  person = await shop.subscribe('ada@example.com');
  await shop.advance(dayMs);
});

const iso = (at: number) => new Date(at).toISOString();
const pause = (months: number) => shop.call(person, calls.pauseSubscription, { months });
const endPause = () => shop.call(person, calls.endPause);
const totals = async () => {
  const all = await shop.paddle.transactions.list({ perPage: 100 }).next();
  return all.filter(({ status }) => status === 'completed').length;
};

describe('a pause of two months', () => {
  const pauseStarts = Date.parse('2030-01-29T12:00:00Z');
  const pauseEnds = Date.parse('2030-03-29T12:00:00Z');

  test('a pause begins at the end of the paid time and says when billing continues', async () => {
    expect(pauseStarts).toBe(start + fourWeeksMs);
    const answer = await pause(2);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      status: 'active',
      paid_until: iso(pauseStarts),
      next_payment_at: iso(pauseEnds),
      pause: { starts_at: iso(pauseStarts), resumes_at: iso(pauseEnds) },
      may: ['cancel', 'undo-pause', 'update-card', 'withdraw'],
    });
    expect((await shop.profile(person)).sub_status).toBe('active');
  });

  test('a running pause gives no access and charges nothing', async () => {
    await pause(2);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({
      status: 'paused',
      next_payment_at: iso(pauseEnds),
      pause: { starts_at: iso(pauseStarts), resumes_at: iso(pauseEnds) },
      may: ['cancel', 'resume', 'update-card'],
    });
    expect((await shop.profile(person)).sub_status).toBe('paused');
    expect(await totals()).toBe(1);
  });

  test('a pause ends by itself with a payment for the next period', async () => {
    await pause(2);
    await shop.advance(pauseEnds - shop.deps.clock() + 60_000);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({
      status: 'active',
      paid_until: iso(pauseEnds + fourWeeksMs),
      next_payment_at: iso(pauseEnds + fourWeeksMs),
      pause: null,
    });
    expect(await totals()).toBe(2);
  });

  test('a pause can be undone before it begins, and billing continues as before', async () => {
    await pause(2);
    await shop.advance(dayMs);
    const answer = await endPause();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({ pause: null, next_payment_at: iso(pauseStarts) });
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'active', paid_until: iso(pauseStarts + fourWeeksMs) });
  });

  test('a running pause can be ended, and the next period is charged at once', async () => {
    await pause(2);
    await shop.advance(fourWeeksMs + dayMs);
    await shop.deliver();
    const now = shop.deps.clock();
    const answer = await endPause();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      status: 'active',
      pause: null,
      paid_until: iso(now + fourWeeksMs),
      next_payment_at: iso(now + fourWeeksMs),
    });
    expect(await totals()).toBe(2);
  });

  test('a pause can be undone in the same millisecond in which it was asked for', async () => {
    await pause(2);
    const answer = await endPause();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({ pause: null, next_payment_at: iso(pauseStarts) });
  });

  test('a running pause can be ended in the same millisecond in which it began', async () => {
    await pause(2);
    await shop.advance(pauseStarts - shop.deps.clock());
    await shop.deliver();
    const answer = await endPause();
    expect(answer.json().subscription).toMatchObject({
      status: 'active',
      pause: null,
      paid_until: iso(pauseStarts + fourWeeksMs),
    });
  });

  test('a subscription with a planned pause can be cancelled instead', async () => {
    await pause(2);
    await shop.advance(dayMs);
    expect((await shop.cancel(person)).statusCode).toBe(200);
    expect(await shop.seen(person)).toMatchObject({ cancel_at: iso(pauseStarts), next_payment_at: null, pause: null });
  });
});

test.each([0, 4, 1.5, '1', null])('a pause of %j months is refused', async (months) => {
  expect((await pause(months as number)).statusCode).toBe(400);
});

test('a second pause on top of a planned one is refused', async () => {
  await pause(1);
  const answer = await pause(3);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error).toBe('A pause is planned. Please take it back first.');
});
