import { beforeEach, describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { SubscriptionAction } from '#contract/subscription.ts';
import { setPaddleFaults } from '#testing/server/provider-faults.ts';
import type { Person } from '#testing/server/shop.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import { settleChange } from './change-subscription.ts';
import { withClaim } from './with-claim.ts';

const { shop, database } = useTestShop();

interface Change {
  row: Call;
  body?: object;
  /** One of these actions must be permitted. */
  needs: SubscriptionAction[];
}

const price = { amount_minor: 3599, currency: 'USD' };
const changes: Record<string, Change> = {
  pause: { row: calls.pauseSubscription, body: { months: 1 }, needs: ['pause'] },
  'end of a pause': { row: calls.endPause, needs: ['undo-pause', 'resume'] },
  'preview of a plan': { row: calls.previewPlan, body: { offer_id: 2 }, needs: ['change-plan'] },
  'change of plan': {
    row: calls.changePlan,
    body: { offer_id: 2, due_now: price, consent },
    needs: ['change-plan'],
  },
  'new card': { row: calls.updateCard, needs: ['update-card'] },
};

function callAs({ authorization }: Pick<Person, 'authorization'>, { row, body }: Change) {
  return shop.app.inject({ ...callAddress(row), headers: { authorization }, ...(body ? { body } : {}) });
}

/** The changes to our row for each state; all other columns stay as in an active subscription. */
const states = {
  active: {},
  trialing: { status: 'trialing' },
  'cancel scheduled': { scheduled_action: 'cancel' },
  'pause scheduled': { scheduled_action: 'pause' },
  'past due': { status: 'past_due' },
  paused: { status: 'paused' },
  canceled: { status: 'canceled', next_billed_at: null },
} as const;

async function setState(person: Person, row: object): Promise<SubscriptionAction[]> {
  await database.db.updateTable('subscriptions').set(row).execute();
  return (await shop.seen(person))!.may;
}

/** Expects a refusal, and that nothing has changed at Paddle. */
async function expectRefused(person: Person, call: Change) {
  const before = (await shop.notifications()).length;
  const answer = await callAs(person, call);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error).toMatch(/^[A-Z].*\.$/);
  expect(await shop.notifications()).toHaveLength(before);
}

const named = Object.entries(changes);

test('nothing is changed for a visitor who is not signed in', async () => {
  for (const [, call] of named) expect((await callAs({ authorization: 'guess' }, call)).statusCode).toBe(401);
});

test('there is nothing to change for a user who never subscribed', async () => {
  const person = await shop.person('ada@example.com');
  for (const [, call] of named) await expectRefused(person, call);
});

test('actions that a subscription’s state does not permit are refused', async () => {
  const person = await shop.subscribe('ada@example.com');
  const permitted: Record<string, string[]> = {};
  for (const [state, row] of Object.entries(states)) {
    const may = await setState(person, { status: 'active', scheduled_action: null, ...row });
    const isPermitted = ({ needs }: Change) => needs.some((action) => may.includes(action));
    permitted[state] = named.filter(([, call]) => isPermitted(call)).map(([name]) => name);
    for (const [, call] of named) if (!isPermitted(call)) await expectRefused(person, call);
  }
  expect(permitted).toEqual({
    active: ['pause', 'preview of a plan', 'change of plan', 'new card'],
    trialing: ['pause', 'new card'],
    'cancel scheduled': [],
    'pause scheduled': ['end of a pause', 'new card'],
    'past due': ['new card'],
    paused: ['end of a pause', 'new card'],
    canceled: [],
  });
});

test('after a withdrawal nothing may be changed', async () => {
  const person = await shop.subscribe('ada@example.com');
  const { id } = (await shop.seen(person))!;
  await database.db
    .insertInto('withdrawals')
    .values({ subscription_id: id, user_id: person.id, requested_at: new Date(shop.deps.clock()) })
    .execute();
  for (const [, call] of named) await expectRefused(person, call);
});

test('while Paddle is down every call answers that nothing has changed', { tags: 'long' }, async () => {
  const person = await shop.subscribe('ada@example.com');
  shop.takePaddleDown();
  for (const [name, call] of named) {
    await setState(person, { scheduled_action: name === 'end of a pause' ? 'pause' : null });
    const answer = await callAs(person, call);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toMatch(/^Our payment provider does not answer. Nothing has changed/);
  }
});

test('while our own limit of calls is used up no call says that Paddle is away', async () => {
  const person = await shop.subscribe('ada@example.com');
  shop.reach({ budget: { take: () => 60_000 } });
  for (const [name, call] of named) {
    await setState(person, { scheduled_action: name === 'end of a pause' ? 'pause' : null });
    const answer = await callAs(person, call);
    expect([name, answer.statusCode]).toEqual([name, 503]);
    expect(answer.json().error, name).toMatch(/^Many people are here at this moment\./);
  }
  await setState(person, { scheduled_action: 'cancel' });
  const { transaction_id: id } = person;
  for (const answer of [
    await shop.undo(person),
    await callAs(person, { row: calls.openPortal, needs: [] }),
    await shop.app.inject({
      ...callAddress(calls.findInvoice, { params: { id } }),
      headers: { authorization: person.authorization },
    }),
  ]) {
    expect(answer.json().error).toMatch(/^Many people are here at this moment\./);
  }
});

describe('in the half hour of a renewal', () => {
  const renewing = { statusCode: 409, error: 'It is being renewed right now. Please try again in half an hour.' };
  const halfAnHourBefore = 28 * dayMs - 10 * 60_000;
  async function answerTo(person: Person, call: Change) {
    const answer = await callAs(person, call);
    return { statusCode: answer.statusCode, error: answer.json().error };
  }

  test('a pause in the half hour of a renewal is refused with a request to try later', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(halfAnHourBefore);
    expect(await answerTo(person, changes.pause!)).toEqual(renewing);
  });

  test('undoing a pause in the half hour of a renewal is refused with a request to try later', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.paddle.subscriptions.pause((await shop.seen(person))!.id, {});
    await shop.deliver();
    await shop.advance(halfAnHourBefore);
    expect(await answerTo(person, changes['end of a pause']!)).toEqual(renewing);
  });
});

describe('when the answer to a change does not come', () => {
  let person: Person;
  beforeEach(async () => {
    person = await shop.subscribe('ada@example.com');
    await shop.advance(1000);
  });

  test('a change whose answer is lost counts as made if Paddle has made it', { tags: 'long' }, async () => {
    shop.reach({ timeLimitMs: 1000 });
    await setPaddleFaults(shop.deps, { answer: 'hang', method: 'POST', calls: 1, carried_out: true });
    const answer = await callAs(person, changes.pause!);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription.may).toContain('undo-pause');
  });

  test('a change whose answer is lost has changed nothing if Paddle has not made it', async () => {
    await setPaddleFaults(shop.deps, { answer: '500', method: 'POST', calls: 1 });
    const answer = await callAs(person, changes.pause!);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toMatch(/Nothing has changed/);
    expect((await shop.seen(person))!.may).toContain('pause');
  });

  test('a change whose answer is lost is left open while Paddle is silent, and a job finds out', {
    tags: 'long',
  }, async () => {
    const { id } = (await shop.seen(person))!;
    await shop.paddle.subscriptions.pause(id, {});
    shop.takePaddleDown();
    const outcome = await settleChange(shop.deps, id, { unavailable: 'no answer' }, () => true);
    expect(outcome).toEqual({ refused: 'outcome unknown' });
    expect((await shop.seen(person))!.may).toContain('pause');

    shop.bringPaddleBack();
    await shop.advance(60_000);
    await shop.work();
    expect((await shop.seen(person))!.may).toContain('undo-pause');
  });

  test('a second change waits while the outcome of the first is unknown', async () => {
    const answers = await Promise.all([
      callAs(person, changes.pause!),
      callAs(person, changes.pause!),
      callAs(person, changes.pause!),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('after a process ended during a change another change is possible in a minute', async () => {
    const { id } = (await shop.seen(person))!;
    await new Promise<void>((begun) => {
      withClaim(shop.deps.db, { subscriptionId: id, now: shop.deps.clock() }, () => {
        begun();
        return new Promise(() => undefined);
      });
    });
    expect((await callAs(person, changes.pause!)).statusCode).toBe(409);
    await shop.advance(60_000);
    expect((await callAs(person, changes.pause!)).statusCode).toBe(200);
  });
});
