import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestTrainee } from '#testing/server/trainee.ts';
import { runEntry } from '#testing/server/training.ts';
import { answerMs, unusedAfterMs } from './unused-training.ts';

const { shop, query, call, choose, send, state } = useTestTrainee();
let grace: Person;

const entries = () => query('select 1 from training_entries');
const questions = () => shop.deps.sent.filter(({ subject }) => subject === 'Shall we keep your training at Everkite?');

/** Tidies up and sends the emails, twice, because that may happen at any time. */
async function tidy(): Promise<void> {
  for (const _time of [1, 2]) {
    await tidyUp(shop.deps);
    await shop.work();
  }
}

/** A new session, because the old one ends while the person is away. */
async function signIn(): Promise<void> {
  grace.authorization = createToken();
  await query('insert into sessions (token_hash, user_id, last_seen_at) values ($1, $2, $3)', [
    hashToken(grace.authorization),
    grace.id,
    new Date(shop.deps.clock()),
  ]);
}

beforeEach(async () => {
  grace = await shop.subscribe('grace@example.com');
  await choose('account', grace);
  await send([runEntry()], grace);
  await query(`update subscriptions set status = 'canceled', canceled_at = $1`, [new Date(shop.deps.clock() + dayMs)]);
  await query(`update transactions set kept_until = $1`, [new Date(shop.deps.clock() + dayMs)]);
});

describe('training without a plan', () => {
  it('training is kept for two years without a plan, and then one email asks about it', { tags: 'long' }, async () => {
    shop.deps.advance(dayMs + unusedAfterMs - 1);
    await tidy();
    expect(questions()).toEqual([]);
    shop.deps.advance(1);
    await tidy();
    shop.deps.advance(answerMs - 1);
    await tidy();
    expect(questions()).toMatchObject([{ to: 'grace@example.com' }]);
    expect(questions()[0]!.text).toContain('https://everkite.test/train/progress');
    expect(await entries()).toHaveLength(1);
  });

  it('training is erased when the email has had no answer for sixty days', async () => {
    shop.deps.advance(dayMs + unusedAfterMs);
    await tidy();
    shop.deps.advance(answerMs);
    await tidy();
    expect(await entries()).toEqual([]);
    expect(await query('select 1 from training_questions')).toEqual([]);
    expect(await query('select 1 from users where id = $1', [grace.id])).toHaveLength(1);
    shop.deps.advance(unusedAfterMs);
    await tidy();
    expect(questions()).toHaveLength(1);
  });

  it('opening the training is the answer, and two years later the email asks again', async () => {
    shop.deps.advance(dayMs + unusedAfterMs);
    await tidy();
    await signIn();
    await state(grace);
    shop.deps.advance(unusedAfterMs - 1);
    await tidy();
    expect([questions().length, (await entries()).length]).toEqual([1, 1]);
    shop.deps.advance(1);
    await tidy();
    expect([questions().length, (await entries()).length]).toEqual([2, 1]);
    shop.deps.advance(answerMs);
    await tidy();
    expect(await entries()).toEqual([]);
  });

  it('nobody is asked who has access, keeps training on the device, or has none', async () => {
    shop.deps.advance(dayMs + unusedAfterMs);
    const now = new Date(shop.deps.clock());
    await query(
      `insert into access_grants (user_id, starts_at, ends_at, reason, granted_by, granted_at)
       values ($1, $2, $2::timestamptz + interval '1 day', 'a gift', 'operator', $2)`,
      [grace.id, now],
    );
    await tidy();
    await query('delete from access_grants');
    await query('delete from training_entries');
    await tidy();
    await signIn();
    await choose('device', grace);
    await tidy();
    expect(questions()).toEqual([]);
  });

  it('the email is not sent once the person has answered or erased everything', async () => {
    shop.deps.advance(dayMs + unusedAfterMs);
    await tidyUp(shop.deps);
    await signIn();
    expect((await call(calls.eraseTraining, {}, undefined, grace)).statusCode).toBe(204);
    await shop.work();
    expect(questions()).toEqual([]);
  });
});
