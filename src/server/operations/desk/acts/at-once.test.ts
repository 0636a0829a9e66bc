import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { type ConsoleCall, consoleCalls } from '#contract/console/calls.ts';
import { eraseAccount } from '#server/account/erase-account.ts';
import { rowsOf, takesLongTests } from '#testing/long-tests.ts';
import { signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
const reason = 'asked for by mail';
/** How often each pair is pressed. */
const times = takesLongTests ? 20 : 2;

type Buyer = Person & { transaction_id: string };

/** The acts of the desk for a person. */
const deskActs: Record<string, [call: ConsoleCall, body: (buyer: Buyer) => Record<string, unknown>]> = {
  'a cancellation at once': [consoleCalls.cancelForPerson, () => ({ when: 'at once', reason })],
  'an erasure': [consoleCalls.erasePerson, ({ email }) => ({ email, reason })],
  'a refund': [
    consoleCalls.refundPayment,
    ({ transaction_id }) => ({ transaction_id, reason: 'trouble', note: '', amount_minor: 1999, access: 'ends' }),
  ],
  'given days': [consoleCalls.giveDays, () => ({ days: 14, reason })],
  'a cancellation at the end': [consoleCalls.cancelForPerson, () => ({ when: 'at the end', reason })],
  'an undone cancellation': [consoleCalls.keepForPerson, () => ({ reason })],
  'a corrected address': [consoleCalls.correctAddress, ({ email }) => ({ email: `new.${email}`, reason })],
  'an email again': [consoleCalls.sendEmailAgain, () => ({ email: 'password' })],
  'a note': [consoleCalls.writeNote, () => ({ text: 'Called.' })],
};

/** An act of the person at the same moment, or an event from the provider. */
const ownActs: Record<string, (buyer: Buyer) => Promise<unknown>> = {
  withdraw: (buyer) => shop.call(buyer, calls.withdraw),
  cancel: (buyer) => shop.cancel(buyer),
  'erase the account': ({ id }) =>
    eraseAccount(database.db, { userId: id, deviceId: null, email: true, now: shop.deps.clock() }),
  'undo a cancellation': (buyer) => shop.undo(buyer),
  pause: (buyer) => shop.call(buyer, calls.pauseSubscription, { weeks: 4 }),
  'hear of a payment': () => shop.deliver(),
  'be refunded': () => shop.work(),
  'ask for a password': ({ email }) => own(calls.requestPasswordReset, { email }),
  'sign up anew': ({ email }) => own(calls.signUp, { email, cohort: 'A', source: '', click_id: '' }),
};

const own = (call: Call, payload: object) => {
  const [method, url] = call.split(' ') as ['POST', string];
  return shop.app.inject({ method, url, payload });
};

let owner: TestOperator;
beforeEach(async () => {
  owner = await signedInOperator(shop, 'owner');
});

describe('an act of the desk and one of the person at the same moment', () => {
  const pairs = Object.keys(deskActs).flatMap((desk) => Object.keys(ownActs).map((mine) => [desk, mine] as const));
  const someEach = [...pairs.filter((_, at) => at % 10 === 0), ...pairs.filter((_, at) => at % 10 !== 0)];

  it.each(rowsOf(someEach, { commit: 5 }))('%s, and to %s, are both answered', async (desk, mine) => {
    const [call, body] = deskActs[desk]!;
    for (let time = 0; time < times; time += 1) {
      const buyer = await shop.subscribe(`ada${time}@example.com`);
      if (desk.includes('undone') || mine.includes('undo')) await shop.cancel(buyer);
      const answers = await Promise.all([
        owner.act(call, buyer.id, body(buyer)),
        ownActs[mine]!(buyer),
        shop.call(buyer, calls.readSubscription),
      ]);
      for (const answer of answers) expect((answer as { statusCode?: number })?.statusCode ?? 200).toBeLessThan(500);
    }
    const { rows } = await database.pool.query('select position from audit order by position');
    expect(rows.length).toBeGreaterThanOrEqual(times);
  });
});
