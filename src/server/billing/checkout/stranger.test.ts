import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import { type Caller, createCaller } from '#testing/server/caller.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
let ada: Caller;
let eve: Caller;

beforeEach(async () => {
  ada = createCaller(shop.app);
  eve = createCaller(shop.app, '198.51.100.66');
});

const email = 'ada@example.com';
const evesPassword = 'a password of eve’s own';
const adasPassword = 'seven kites over the bay';
const plan = { goals: ['hold-focus'], skills: [], daily_minutes: 10 };
const origin = { cohort: 'B', source: 'ad', click_id: '' };
const users = () => database.db.selectFrom('users').selectAll().execute();

const signUp = async (who: Caller, details: object = {}) => {
  const answer = await who.call(calls.signUp, { ...origin, email, ...details });
  return { status: answer.statusCode, ...answer.json<{ setup_token?: string }>() };
};
const start = (who: Caller, changes: object = {}) =>
  who.call(calls.startCheckout, {
    offer_id: 1,
    price: { amount_minor: 1999, currency: 'USD' },
    email,
    consent,
    ...changes,
  });
const begin = async (who: Caller, changes: object = {}) => (await start(who, changes)).json<StartCheckoutAnswer>();
const twelveWeeks = { offer_id: 2, price: { amount_minor: 3599, currency: 'USD' } };
const setPassword = async (who: Caller, body: object) => (await who.call(calls.setPassword, body)).statusCode;
const isSignedIn = async (who: Caller) => (await who.call(calls.readAccount)).statusCode === 200;

async function buy(who: Caller): Promise<StartCheckoutAnswer> {
  const checkout = await begin(who);
  expect(await shop.pay(checkout.transaction_id)).toBe('completed');
  await shop.deliver();
  return checkout;
}

async function mailedToken(subject: string): Promise<string> {
  await shop.work();
  const mail = shop.deps.sent.findLast((one) => one.subject === subject);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a stranger who signed the buyer’s address up first', () => {
  test('a stranger with a password for the buyer’s address loses it and the session after the purchase', async () => {
    await signUp(eve, { password: evesPassword, name: 'Eve', age: 99 });
    await eve.signIn(email, evesPassword);
    expect((await signUp(ada, { name: 'Ada', plan })).status).toBe(409);
    await buy(ada);

    expect(await isSignedIn(eve)).toBe(false);
    expect(await eve.signIn(email, evesPassword)).toBe(400);
    expect((await eve.call(calls.cancelSubscription)).statusCode).toBe(401);
    expect((await eve.call(calls.withdraw)).statusCode).toBe(401);
    expect((await eve.call(calls.openPortal)).statusCode).toBe(401);
    expect((await eve.call(calls.previewPlan, { offer_id: 2 })).statusCode).toBe(401);
    expect((await eve.call(calls.eraseAccount, { password: evesPassword })).statusCode).toBe(401);
    expect(await users()).toMatchObject([
      { name: 'Ada', age: null, plan: { quiz: 'frequency', ...plan }, cohort: 'B' },
    ]);
  });

  test('a stranger without a password loses the setup token when the buyer has paid', async () => {
    const { setup_token } = await signUp(eve);
    shop.deps.advance(9 * 60_000);
    expect(await signUp(ada)).toEqual({ status: 201 });
    await buy(ada);
    expect(await setPassword(eve, { token: setup_token, password: evesPassword })).toBe(400);
  });

  test('after a stranger’s sign-up a link to the buyer’s mailbox sets the password and proves the address', async () => {
    await signUp(eve, { password: evesPassword });
    await buy(ada);
    const token = await mailedToken('Welcome to Everkite');
    expect(await setPassword(ada, { token, password: adasPassword })).toBe(200);
    expect(await ada.signIn(email, adasPassword)).toBe(200);
    expect((await ada.call(calls.readAccount)).json()).toMatchObject({ sub_status: 'active' });
    expect((await users())[0]?.email_proven_at).toEqual(new Date(shop.deps.clock()));
  });

  test('a stranger cannot set a password after the purchase by a link requested before it', async () => {
    const { setup_token } = await signUp(eve);
    await setPassword(eve, { token: setup_token, password: evesPassword });
    await buy(ada);
    expect(await eve.signIn(email, evesPassword)).toBe(400);
  });

  test('a purchase does not take the account from whoever had already proven the address', async () => {
    await signUp(ada, { name: 'Ada' });
    await ada.call(calls.requestPasswordReset, { email });
    await setPassword(ada, { token: await mailedToken('Set a new Everkite password'), password: adasPassword });
    await ada.signIn(email, adasPassword);
    await buy(eve);
    expect(await isSignedIn(ada)).toBe(true);
    expect(await users()).toMatchObject([{ name: 'Ada' }]);
  });
});

describe('a buyer', () => {
  test('a buyer who signed up in the same browser chooses the first password there', async () => {
    const { setup_token } = await signUp(ada, { plan });
    await buy(ada);
    expect(await setPassword(ada, { token: setup_token, password: adasPassword })).toBe(200);
    expect(await ada.signIn(email, adasPassword)).toBe(200);
  });

  test('a buyer who is signed in stays signed in', async () => {
    await signUp(eve, { password: adasPassword });
    await ada.signIn(email, adasPassword);
    await buy(ada);
    expect(await isSignedIn(ada)).toBe(true);
  });

  test('a buyer gets the plan of this browser’s newest check-in, even with an older account', async () => {
    await signUp(ada, { plan, password: adasPassword });
    await signUp(ada, { plan: { ...plan, daily_minutes: 20 } });
    await buy(ada);
    expect(await users()).toMatchObject([{ plan: { daily_minutes: 20 }, password_hash: expect.any(String) }]);
  });

  test('a subscriber keeps password and session when a stranger pays for the same address', async () => {
    await signUp(ada, { password: adasPassword });
    await ada.signIn(email, adasPassword);
    await buy(ada);
    await buy(eve);
    await shop.work();
    expect(await isSignedIn(ada)).toBe(true);
    expect(shop.deps.sent.map(({ subject }) => subject)).toContain('You already have a plan at Everkite');
    expect(await database.db.selectFrom('refunds').select('reason').execute()).toEqual([{ reason: 'second purchase' }]);
  });

  test('a buyer gets an email about every new password, including the first', async () => {
    await signUp(ada, { password: adasPassword });
    await shop.work();
    expect(shop.deps.sent).toMatchObject([{ to: email, subject: 'Your Everkite password was set' }]);
  });
});

describe('a checkout for the same address in another browser', () => {
  beforeEach(() => signUp(ada));

  test('a checkout for the same address in another browser has another id and transaction', async () => {
    const own = await begin(ada);
    const another = await begin(eve);
    expect(another.checkout_id).not.toBe(own.checkout_id);
    expect(another.transaction_id).not.toBe(own.transaction_id);
  });

  test('a checkout for the same address in another browser does not reveal the state of the first', async () => {
    const own = await begin(ada);
    const readStatus = async (who: Caller) =>
      (await who.call(calls.readCheckout, undefined, { id: own.checkout_id })).statusCode;
    expect([await readStatus(ada), await readStatus(eve), await readStatus(createCaller(shop.app))]).toEqual([
      200, 404, 404,
    ]);
  });

  test('a checkout for the same address in another browser leaves the first open and payable', async () => {
    const own = await begin(ada);
    await begin(eve, twelveWeeks);
    expect(await shop.pay(own.transaction_id)).toBe('completed');
  });

  test('a checkout in another browser does not count against the first browser’s limit', async () => {
    for (let i = 0; i < 20; i += 1) await start(eve, { consent: { ...consent, accepted: false } });
    expect((await start(eve)).statusCode).toBe(429);
    expect((await start(ada)).statusCode).toBe(200);
  });

  test('a checkout puts no consent text of the browser’s own on record', async () => {
    await begin(eve, { consent: { ...consent, text: 'I agree to pay Eve', locale: '<b>' } });
    const { rows } = await database.pool.query('select record from consent_ledger');
    expect(JSON.stringify(rows)).not.toMatch(/Eve|<b>/);
  });

  test('a checkout for the same address in the same browser continues the first', async () => {
    expect(await begin(ada)).toEqual(await begin(ada));
  });

  test('a checkout of a user who is signed in on two devices continues the first', async () => {
    const { setup_token } = await signUp(createCaller(shop.app));
    expect(setup_token).toBeUndefined();
    await ada.call(calls.requestPasswordReset, { email });
    await setPassword(ada, { token: await mailedToken('Set a new Everkite password'), password: adasPassword });
    const telephone = createCaller(shop.app);
    await ada.signIn(email, adasPassword);
    await telephone.signIn(email, adasPassword);
    expect(await begin(telephone)).toEqual(await begin(ada));
  });
});

describe('a checkout by a stranger to an address', () => {
  test('a stranger gets the same answer for addresses with and without a subscription and for new ones', async () => {
    await signUp(ada);
    await buy(ada);
    await signUp(createCaller(shop.app), { email: 'bob@example.com' });
    const shapes = await Promise.all(
      [email, 'bob@example.com', 'nobody@example.com'].map(async (address) => {
        const answer = await start(createCaller(shop.app), { email: address });
        return [answer.statusCode, Object.keys(answer.json()), Object.keys(answer.headers).sort()];
      }),
    );
    expect(shapes[0]).toEqual([200, ['checkout_id', 'transaction_id', 'card_form'], expect.any(Array)]);
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test('the browser that bought a subscription is told that there is one', async () => {
    await signUp(ada);
    await buy(ada);
    expect((await start(ada)).statusCode).toBe(409);
  });

  test('one email a day says that there is a plan already, however often somebody starts a checkout', async () => {
    await signUp(ada);
    await buy(ada);
    await shop.work();
    shop.deps.sent.length = 0;
    for (let i = 0; i < 3; i += 1) await begin(createCaller(shop.app));
    await shop.work();
    expect(shop.deps.sent).toMatchObject([{ to: email, subject: 'You already have a plan at Everkite' }]);
  });
});
