import { beforeEach, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { TimelineAnswer } from '#contract/console/timeline.ts';
import { dayMs } from '#contract/day.ts';
import { signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
const reason = 'asked for by mail';
let ada: Person & { transaction_id: string };
let owner: TestOperator;

beforeEach(async () => {
  ada = await shop.subscribe('ada@example.com');
  owner = await signedInOperator(shop, 'owner');
  await shop.work();
  await shop.advance(dayMs);
});

/** Entries that are left out: Paddle's answers, and the test's own look. */
const isOfPaddle = /^(Paddle told|Subscription is|Cancellation confirmed by Paddle)|opened this page$/;

/** All other entries of the timeline at this moment, in which the operator has done one thing. */
async function toldNow(): Promise<string[]> {
  const at = new Date(shop.deps.clock()).toISOString();
  await owner.look(callAddress(consoleCalls.readSubscriber, { params: { id: ada.id } }));
  const address = callAddress(consoleCalls.readTimeline, { params: { id: ada.id }, query: {} });
  const { entries } = (await owner.look(address)).json<TimelineAnswer>();
  const ofNow = entries.filter((entry) => entry.at === at && !isOfPaddle.test(entry.text));
  return ofNow.map(({ text, detail }) => (detail ? `${text}: ${detail}` : text)).sort();
}

const act = async (...[call, body]: [Parameters<TestOperator['act']>[0], Record<string, unknown>]) => {
  const answer = await owner.act(call, ada.id, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const refund = (body: Record<string, unknown>) =>
  act(consoleCalls.refundPayment, {
    transaction_id: ada.transaction_id,
    reason: 'trouble',
    note: 'a kite tore',
    ...body,
  });

it('a refund in part is told once, with who, why and how far it is', async () => {
  await refund({ amount_minor: 500 });
  expect(await toldNow()).toEqual([
    `R. Okafor asked Paddle to give back $5.00: Something did not work · “a kite tore” · on its way to Paddle · ${ada.transaction_id}`,
  ]);
});

it('a whole refund that ends the access is told once, and not as a cancellation too', async () => {
  await refund({ amount_minor: 1999, access: 'ends' });
  expect(await toldNow()).toEqual([
    `R. Okafor asked Paddle to give back $19.99: Something did not work · “a kite tore” · access ends · on its way to Paddle · ${ada.transaction_id}`,
  ]);
});

it('given days are told once, with the charge that moves', async () => {
  await act(consoleCalls.giveDays, { days: 7, reason });
  expect(await toldNow()).toEqual([
    'Access given from 29 January 2030 until 5 February 2030: by R. Okafor · asked for by mail',
    'Next charge is to move from 29 January 2030 to 5 February 2030: Paddle has not taken it yet',
  ]);
});

it('free access is told once when it is given, and once when an operator ends it', async () => {
  await shop.cancel(ada);
  await shop.work();
  await shop.advance(40 * dayMs);
  await shop.deliver();
  await act(consoleCalls.giveFreeAccess, { days: 14, reason });
  expect(await toldNow()).toEqual([expect.stringMatching(/^Access given from .+: by R. Okafor · asked for by mail$/)]);
  const [grant] = (await database.pool.query(`select id from access_grants where subscription_id is null`)).rows;
  shop.deps.advance(60_000);
  await act(consoleCalls.endGivenAccess, { grant_id: grant.id, reason });
  expect(await toldNow()).toEqual([
    expect.stringMatching(/^R. Okafor ended given access: reason: asked for by mail · grant \d+ · .+ to ended now$/),
  ]);
});

it('a cancellation by an operator is told once, and once when they undo it', async () => {
  await act(consoleCalls.cancelForPerson, { when: 'at the end', reason });
  expect(await toldNow()).toEqual([expect.stringMatching(/^R. Okafor cancelled: reason: asked for by mail · .+/)]);
  await shop.work();
  await shop.advance(60_000);
  await act(consoleCalls.keepForPerson, { reason });
  expect(await toldNow()).toEqual([
    expect.stringMatching(/^R. Okafor kept the subscription: reason: asked for by mail · .+/),
  ]);
});

it('what the person did themselves is told by its own rows', async () => {
  await shop.cancel(ada);
  expect(await toldNow()).toEqual([expect.stringMatching(/^Asked to cancel: sub_/)]);
});

it('an act that was refused stays in the timeline as the audit has it', async () => {
  const answer = await owner.act(consoleCalls.giveFreeAccess, ada.id, { days: 14, reason });
  expect(answer.statusCode).toBe(409);
  expect(await toldNow()).toEqual([expect.stringMatching(/^R. Okafor gave free access, refused/)]);
});
