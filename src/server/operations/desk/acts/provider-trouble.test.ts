import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleCall, consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { auditOf, signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import { dyingProvider } from '#testing/server/dying-provider.ts';
import { type ApiFault, setPaddleFaults } from '#testing/server/provider-faults.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const minuteMs = 60_000;
const reason = 'asked for by mail';
const { shop, database } = useTestShop();
let ada: Person & { transaction_id: string };
let owner: TestOperator;
let atStart: { at: number; subscriptionId: string; customerId: string };

beforeEach(async () => {
  ada = await shop.subscribe('ada@example.com');
  owner = await signedInOperator(shop, 'owner');
  await shop.work();
  const user = await database.db.selectFrom('users').select('provider_customer_id').executeTakeFirstOrThrow();
  atStart = {
    at: shop.deps.clock(),
    subscriptionId: (await shop.seen(ada))!.id,
    customerId: user.provider_customer_id!,
  };
  shop.deps.sent.length = 0;
});

const subscription = () => shop.paddle.subscriptions.get(atStart.subscriptionId);
const status = async () => (await subscription()).status;
const scheduled = async () => (await subscription()).scheduledChange?.action ?? null;
const refunds = async () =>
  (await shop.paddle.adjustments.list({ transactionId: [ada.transaction_id] }).next()).map(
    ({ totals }) => totals.total,
  );
const refund = { reason: 'trouble', note: '' };

interface Act {
  call: ConsoleCall;
  body: () => Record<string, unknown>;
  before?: () => Promise<unknown>;
  /** Reads the state at Paddle after the act; `done` is the expected one. */
  atPaddle: () => Promise<unknown>;
  done: () => unknown;
  /** Whether the act is done only when Paddle has agreed, so that the operator presses again after a refusal. */
  asks?: true;
  /** For acts that two operators may both do: the expected state after both. */
  both?: () => unknown;
}

/** All acts of the desk that reach Paddle. */
const acts: Record<string, Act> = {
  'a refund of all': {
    call: consoleCalls.refundPayment,
    body: () => ({ ...refund, transaction_id: ada.transaction_id, amount_minor: 1999, access: 'ends' }),
    atPaddle: async () => [await refunds(), await status()],
    done: () => [['1999'], 'canceled'],
  },
  'a refund of a part': {
    call: consoleCalls.refundPayment,
    body: () => ({ ...refund, transaction_id: ada.transaction_id, amount_minor: 500 }),
    atPaddle: refunds,
    done: () => ['500'],
    both: () => ['500', '500'],
  },
  'a cancellation at the end': {
    call: consoleCalls.cancelForPerson,
    body: () => ({ when: 'at the end', reason }),
    atPaddle: scheduled,
    done: () => 'cancel',
  },
  'a cancellation at once': {
    call: consoleCalls.cancelForPerson,
    body: () => ({ when: 'at once', reason }),
    atPaddle: status,
    done: () => 'canceled',
  },
  'an undone cancellation': {
    call: consoleCalls.keepForPerson,
    before: async () => {
      await owner.act(consoleCalls.cancelForPerson, ada.id, { when: 'at the end', reason });
      await shop.work();
      await shop.advance(minuteMs);
    },
    body: () => ({ reason }),
    atPaddle: scheduled,
    done: () => null,
    asks: true,
  },
  'given days': {
    call: consoleCalls.giveDays,
    body: () => ({ days: 14, reason }),
    atPaddle: async () => (await subscription()).nextBilledAt,
    done: () => new Date(atStart.at + 42 * dayMs).toISOString(),
    both: () => new Date(atStart.at + 56 * dayMs).toISOString(),
  },
  'a corrected address': {
    call: consoleCalls.correctAddress,
    body: () => ({ email: 'ada@example.org', reason }),
    atPaddle: async () => (await shop.paddle.customers.get(atStart.customerId)).email,
    done: () => 'ada@example.org',
  },
  'an erasure': {
    call: consoleCalls.erasePerson,
    body: () => ({ email: ada.email, reason }),
    atPaddle: status,
    done: () => 'canceled',
  },
};
const each = Object.entries(acts);
const single = each.filter(([, act]) => !act.both);
const shared = each.filter(([, act]) => act.both);

const press = ({ call, body }: Act, { by = owner, key = randomUUID() } = {}) =>
  by.act(call, ada.id, { ...body(), key });
/** Gives jobs, notifications and Paddle's approvals their time. */
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await shop.work();
    await shop.advance(20 * minuteMs);
    await shop.deliver();
  }
  await shop.work();
}
async function expectDoneOnce({ call, atPaddle, done }: Act): Promise<void> {
  expect(await atPaddle()).toEqual(done());
  const subjects = shop.deps.sent.map(({ to, subject }) => `${to}: ${subject}`);
  expect(subjects).toEqual([...new Set(subjects)]);
  const last = (await auditOf(shop, ada.id)).filter(({ outcome }) => outcome === 'done').map((one) => one.act);
  expect(last.filter((act) => act === last.at(-1))).toHaveLength(1);
  const waiting = await database.db.selectFrom('jobs').select('kind').where('done_at', 'is', null).execute();
  expect(waiting.map(({ kind }) => kind)).not.toContain(call);
}

const changing = (fault: Omit<ApiFault, 'method'>): ApiFault[] => [
  { ...fault, method: 'POST' },
  { ...fault, method: 'PATCH' },
];
const troubles: [string, ApiFault[]][] = [
  ['never answers and does nothing', changing({ answer: 'hang' })],
  ['never answers although it has done it', changing({ answer: 'hang', carried_out: true })],
  ['never answers anything', [{ answer: 'hang' }]],
];

describe.each(troubles)('while Paddle %s', (_trouble, faults) => {
  it.each(rowsOf(each, { commit: 1 }))('%s is done once', async (_name, act) => {
    await act.before?.();
    shop.deps.sent.length = 0;
    shop.reach({ timeLimitMs: 100 });
    await setPaddleFaults(shop.deps, ...faults);
    const answer = await press(act);
    expect([200, ...(act.asks ? [503] : [])]).toContain(answer.statusCode);
    await shop.work();
    await setPaddleFaults(shop.deps);
    shop.reach({ timeLimitMs: 60_000 });
    await settle();
    if (answer.statusCode === 503 && (await act.atPaddle()) !== act.done()) {
      expect((await press(act)).statusCode).toBe(200);
      await settle();
    }
    await expectDoneOnce(act);
  });
});

describe('a process that ends between the row and the call', () => {
  it.each(rowsOf(each, { commit: 2 }))('%s is done once by another', async (_name, act) => {
    await act.before?.();
    shop.deps.sent.length = 0;
    const { provider } = shop.deps;
    shop.deps.provider = dyingProvider(provider);
    const key = randomUUID();
    await press(act, { key });
    await shop.work();
    expect(await act.atPaddle()).not.toEqual(act.done());
    shop.deps.provider = provider;
    await shop.advance(2 * minuteMs);
    expect((await press(act, { key })).statusCode).toBe(200);
    await settle();
    await expectDoneOnce(act);
  });
});

describe('two operators at the same time', () => {
  const both = async (act: Act) => {
    await act.before?.();
    shop.deps.sent.length = 0;
    const other = await signedInOperator(shop, 'owner', 'J. Marsh');
    const answers = await Promise.all([press(act), press(act, { by: other })]);
    await settle();
    return answers.map(({ statusCode }) => (statusCode === 200 ? 'done' : 'refused')).toSorted();
  };

  it.each(rowsOf(single, { commit: 2 }))('%s is done once, and the second is refused', async (_name, act) => {
    expect(await both(act)).toEqual(['done', 'refused']);
    await expectDoneOnce(act);
  });

  it.each(rowsOf(shared, { commit: 1 }))('%s is done for each of them', async (_name, act) => {
    expect(await both(act)).toEqual(['done', 'done']);
    expect(await act.atPaddle()).toEqual(act.both!());
  });
});
