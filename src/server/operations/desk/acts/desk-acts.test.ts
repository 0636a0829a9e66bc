import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { auditOf, signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import { setPaddleFaults } from '#testing/server/provider-faults.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const fourWeeksMs = 28 * dayMs;
const { shop, database } = useTestShop();
let ada: Person & { transaction_id: string };
let owner: TestOperator;
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
  ada = await shop.subscribe('ada@example.com');
  owner = await signedInOperator(shop, 'owner');
  await shop.work();
  shop.deps.sent.length = 0;
});

const reason = 'asked for by mail';
const iso = (at: number) => new Date(at).toISOString();
const subjects = () => shop.deps.sent.map(({ to, subject }) => `${to}: ${subject}`);
const subscriptionAtPaddle = async () => shop.paddle.subscriptions.get((await shop.seen(ada))!.id);
const grants = () => database.db.selectFrom('access_grants').select(['granted_by', 'ends_at', 'ended_at']).execute();
const cancel = (when: string, more = {}) => owner.act(consoleCalls.cancelForPerson, ada.id, { when, reason, ...more });

describe('a cancellation by an operator', () => {
  it('a cancellation at the end keeps the access, and its email is the customer’s own', async () => {
    expect((await cancel('at the end')).json().said).toContain('The access ends on 29 January 2030');
    await shop.work();
    expect((await shop.seen(ada))?.cancel_at).toBe(iso(start + fourWeeksMs));
    expect((await subscriptionAtPaddle()).scheduledChange?.action).toBe('cancel');
    expect(subjects()).toEqual(['ada@example.com: Your Everkite subscription is cancelled']);
    const [row] = await database.db.selectFrom('cancellations').selectAll().execute();
    expect(row).toMatchObject({ requested_by: 'R. Okafor', at_once: false });
    expect(await auditOf(shop, ada.id)).toEqual([{ act: 'cancelled', outcome: 'done' }]);
  });

  it('a cancellation now ends the access, also after one at the end and with days that were given', async () => {
    await cancel('at the end');
    await owner.act(consoleCalls.giveDays, ada.id, { days: 7, reason });
    await cancel('at once');
    await shop.work();
    expect((await shop.profile(ada)).sub_status).toBe('canceled');
    shop.deps.advance(fourWeeksMs + dayMs);
    expect((await shop.profile(ada)).sub_status).toBe('canceled');
  });

  it('a cancellation now gives no money back, which is an act of its own', async () => {
    await cancel('at once');
    await shop.work();
    await shop.deliver();
    expect(await database.db.selectFrom('adjustments').select('id').execute()).toEqual([]);
    expect(await shop.paddle.adjustments.list().next()).toEqual([]);
  });

  it('a cancellation pressed twice at once is one, with one email', async () => {
    const key = randomUUID();
    const answers = await Promise.all([cancel('at the end', { key }), cancel('at the end', { key })]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await shop.work();
    expect(subjects()).toHaveLength(1);
    expect((await cancel('at the end')).statusCode).toBe(409);
  });

  it('a cancellation counts while Paddle is away, and a job carries it out', async () => {
    shop.takePaddleDown();
    expect((await cancel('at the end')).statusCode).toBe(200);
    expect((await shop.seen(ada))?.cancel_at).not.toBeNull();
    shop.bringPaddleBack();
    await shop.advance(60_000);
    await shop.work();
    expect((await subscriptionAtPaddle()).scheduledChange?.action).toBe('cancel');
    expect(subjects()).toHaveLength(1);
  });

  it('undoing needs Paddle’s word, and is one entry however often it is pressed', async () => {
    const keep = (key = randomUUID()) => owner.act(consoleCalls.keepForPerson, ada.id, { key, reason });
    await cancel('at the end');
    shop.takePaddleDown();
    expect((await keep()).statusCode).toBe(503);
    shop.bringPaddleBack();
    const key = randomUUID();
    expect((await keep(key)).statusCode).toBe(200);
    expect((await keep(key)).statusCode).toBe(200);
    expect((await shop.seen(ada))?.cancel_at).toBeNull();
    expect((await keep()).json().error).toBe('There is no cancellation to undo.');
    expect((await auditOf(shop, ada.id)).map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'done', 'refused']);
  });
});

describe('given time', () => {
  const give = (days: number, more = {}) => owner.act(consoleCalls.giveDays, ada.id, { days, reason, ...more });

  it('given days move the next charge, and Paddle’s answer does not give them once more', async () => {
    expect((await give(14)).json().said).toContain('access until 12 February 2030');
    await shop.work();
    await shop.deliver();
    expect((await subscriptionAtPaddle()).nextBilledAt).toBe(iso(start + 42 * dayMs));
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'active', sub_expire_at: (start + 42 * dayMs) / 1000 });
    expect((await grants()).map(({ granted_by }) => granted_by)).toEqual(['operator']);
    await shop.advance(35 * dayMs);
    expect((await shop.profile(ada)).sub_status).toBe('active');
  });

  it('two operators who give days at once give both, in any order of the jobs', async () => {
    const other = await signedInOperator(shop, 'support');
    await Promise.all([give(7), other.act(consoleCalls.giveDays, ada.id, { days: 7, reason })]);
    await shop.work();
    await shop.advance(10_000);
    await shop.work();
    expect((await subscriptionAtPaddle()).nextBilledAt).toBe(iso(start + 42 * dayMs));
    expect((await shop.profile(ada)).sub_expire_at).toBe((start + 42 * dayMs) / 1000);
  });

  it('days pressed twice are given once, also when Paddle’s answer is lost', async () => {
    const key = randomUUID();
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH', calls: 1, carried_out: true });
    await Promise.all([give(14, { key }), give(14, { key })]);
    await shop.work();
    await setPaddleFaults(shop.deps);
    await shop.advance(10_000);
    await shop.work();
    expect((await subscriptionAtPaddle()).nextBilledAt).toBe(iso(start + 42 * dayMs));
    const moves = await database.db.selectFrom('billing_moves').select('moved_at').execute();
    expect(moves).toEqual([{ moved_at: expect.any(Date) }]);
  });

  it('days given beside a refund that waits move the charge once it is decided, and nobody is told so before', async () => {
    const { transaction_id } = ada;
    const body = { transaction_id, amount_minor: 500, reason: 'trouble', note: '' };
    await owner.act(consoleCalls.refundPayment, ada.id, body);
    await shop.work();
    await owner.act(consoleCalls.giveDays, ada.id, { days: 14, reason });
    await shop.work();
    const timeline = async () =>
      (await owner.look(callAddress(consoleCalls.readTimeline, { params: { id: ada.id }, query: {} }))).body;
    await owner.look(callAddress(consoleCalls.readSubscriber, { params: { id: ada.id } }));
    expect((await subscriptionAtPaddle()).nextBilledAt).toBe(iso(start + fourWeeksMs));
    expect(await timeline()).toContain('Next charge is to move');
    await shop.advance(20 * 60_000);
    await shop.deliver();
    await shop.work();
    expect((await subscriptionAtPaddle()).nextBilledAt).toBe(iso(start + 42 * dayMs));
    expect(await timeline()).toContain('Next charge moved');
  });

  it('a charge that could not be moved in time is a row that somebody sees, and the timeline says so', async () => {
    const original = shop.deps.provider;
    const waits = async () => ({ refused: 'refund pending', detail: 'a refund waits' }) as const;
    shop.deps.provider = { ...original, subscriptions: { ...original.subscriptions, moveNextBilling: waits } };
    await owner.act(consoleCalls.giveDays, ada.id, { days: 14, reason });
    await shop.work();
    const rows = () =>
      database.db.selectFrom('work_items').select(['kind', 'user_id']).where('kind', '=', 'charge not moved').execute();
    expect(await rows()).toEqual([]);
    await shop.advance(fourWeeksMs + 60_000);
    await shop.deliver();
    await shop.work();
    expect(await rows()).toEqual([{ kind: 'charge not moved', user_id: ada.id }]);
    await owner.look(callAddress(consoleCalls.readSubscriber, { params: { id: ada.id } }));
    const { body } = await owner.look(callAddress(consoleCalls.readTimeline, { params: { id: ada.id }, query: {} }));
    expect(body).toContain('Next charge not moved');
  });

  it('free access is active, is never billed, ends by itself, and can be ended', async () => {
    const grace = await shop.person('grace@example.com');
    const free = (days: number) => owner.act(consoleCalls.giveFreeAccess, grace.id, { days, reason });
    expect((await free(10)).statusCode).toBe(200);
    expect(await shop.profile(grace)).toMatchObject({
      sub_status: 'active',
      sub_expire_at: (start + 10 * dayMs) / 1000,
    });
    shop.deps.advance(10 * dayMs);
    expect((await shop.profile(grace)).sub_status).toBe('');
    await free(5);
    const id = (await database.db.selectFrom('access_grants').select('id').execute()).at(-1)!.id;
    const end = () => owner.act(consoleCalls.endGivenAccess, grace.id, { grant_id: id, reason });
    expect((await end()).statusCode).toBe(200);
    expect((await shop.profile(grace)).sub_status).toBe('');
    expect((await end()).statusCode).toBe(404);
    expect((await owner.act(consoleCalls.giveFreeAccess, ada.id, { days: 5, reason })).statusCode).toBe(409);
  });
});

describe('acts that say that no email is sent', () => {
  const free = async () => {
    const { id } = await shop.person('grace@example.com');
    await owner.act(consoleCalls.giveFreeAccess, id, { days: 5, reason });
    const [grant] = await database.db.selectFrom('access_grants').select('id').execute();
    return { id, grant_id: grant!.id };
  };

  it.each([
    ['free access', free],
    [
      'the end of free access',
      async () => {
        const { id, grant_id } = await free();
        await owner.act(consoleCalls.endGivenAccess, id, { grant_id, reason });
      },
    ],
    ['days', () => owner.act(consoleCalls.giveDays, ada.id, { days: 3, reason })],
    ['a copy of the data', () => owner.act(consoleCalls.exportPerson, ada.id, { reason })],
    ['a note', () => owner.act(consoleCalls.writeNote, ada.id, { text: 'called twice' })],
    [
      'an undone cancellation',
      async () => {
        await cancel('at the end');
        await owner.act(consoleCalls.keepForPerson, ada.id, { reason });
      },
    ],
  ] as [string, () => Promise<unknown>][])('%s sends none', async (_act, press) => {
    await press();
    await shop.deliver();
    await shop.work();
    expect(subjects().filter((one) => !one.includes('is cancelled'))).toEqual([]);
  });
});

describe('a corrected address', () => {
  const correct = (email: string, more = {}) =>
    owner.act(consoleCalls.correctAddress, ada.id, { email, reason, ...more });
  const linkIn = (text: string) => /\/undo-address#([\w-]+)/.exec(text)![1]!;
  const undo = (token: string) => shop.app.inject({ method: 'POST', url: '/api/users/address/undo', body: { token } });

  it('both addresses get an email, sessions end, and Paddle and what waits follow', async () => {
    expect((await correct('ada@example.org')).statusCode).toBe(200);
    await shop.work();
    expect(subjects()).toEqual([
      'ada@example.org: Your Everkite account has this address now',
      'ada@example.com: Your Everkite account has another address now',
    ]);
    expect(shop.deps.sent[1]!.text).toContain('a•••@example.org');
    expect((await shop.call(ada, calls.readAccount)).statusCode).toBe(401);
    const user = await database.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ email_key: 'ada@example.org', email_proven_at: null });
    expect((await shop.paddle.customers.get(user.provider_customer_id!)).email).toBe('ada@example.org');
    const { rows } = await database.pool.query('select record from audit');
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });

  /** Chooses a password by the link that the mailbox got. */
  const confirm = async (email: string) => {
    await shop.app.inject({ ...callAddress(calls.requestPasswordReset), payload: { email } });
    await shop.work();
    const token = /token=([\w-]+)/.exec(shop.deps.sent.at(-1)!.text)![1]!;
    const payload = { token, password: 'a kite on a long line' };
    expect((await shop.app.inject({ ...callAddress(calls.setPassword), payload })).statusCode).toBe(200);
    await shop.work();
    shop.deps.sent.length = 0;
  };
  it('the password stays as it was, and signs in with the new address alone', async () => {
    await confirm('ada@example.com');
    await correct('ada@example.org');
    const signIn = async (email: string) => {
      const payload = { email, password: 'a kite on a long line' };
      return (await shop.app.inject({ ...callAddress(calls.signIn), payload })).statusCode;
    };
    expect([await signIn('ada@example.org'), await signIn('ada@example.com')]).toEqual([200, 400]);
  });

  const leftEmails = () => shop.deps.sent.filter(({ subject }) => subject.includes('another address now'));

  it('an address that its mailbox never confirmed gets no way to take it back', async () => {
    await correct('ada@example.org');
    await shop.work();
    expect(leftEmails().map(({ to, text }) => [to, text.includes('undo-address')])).toEqual([
      ['ada@example.com', false],
    ]);
    expect(leftEmails()[0]!.text).toContain('reply to this message');
  });

  it('an address in between gets no way to take it back, not even after confirming, and the first one keeps its own', async () => {
    await confirm('ada@example.com');
    await correct('ada@example.org');
    await shop.work();
    const first = linkIn(leftEmails()[0]!.text);
    await confirm('ada@example.org');
    await correct('ada@example.net');
    await shop.work();
    expect(leftEmails().map(({ to, text }) => [to, text.includes('undo-address')])).toEqual([
      ['ada@example.org', false],
    ]);
    expect((await undo(first)).statusCode).toBe(204);
    const user = await database.db.selectFrom('users').select('email').where('id', '=', ada.id).executeTakeFirst();
    expect(user?.email).toBe('ada@example.com');
  });

  it('a link that was given before to an address that may not have it takes nothing back', async () => {
    await confirm('ada@example.com');
    await correct('ada@example.org');
    await shop.work();
    const token = linkIn(leftEmails()[0]!.text);
    await database.pool.query('update address_corrections set before_confirmed = false');
    expect((await undo(token)).statusCode).toBe(404);
  });

  it('the old address takes it back for seven days, once, and the password goes', async () => {
    await confirm('ada@example.com');
    await correct('ada@example.org');
    await shop.work();
    const token = linkIn(leftEmails()[0]!.text);
    expect((await undo(token)).statusCode).toBe(204);
    expect((await undo(token)).statusCode).toBe(204);
    await shop.work();
    const user = await database.db.selectFrom('users').selectAll().where('id', '=', ada.id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ email: 'ada@example.com', password_hash: null, email_proven_at: expect.any(Date) });
    expect(subjects().filter((one) => one.includes('address back'))).toHaveLength(1);
    shop.deps.advance(7 * dayMs);
    expect((await undo(token)).statusCode).toBe(404);
  });

  it('an address that another account has, or that is none, is refused', async () => {
    await shop.person('grace@example.com');
    expect((await correct('Grace@example.com')).statusCode).toBe(409);
    expect((await correct('ada@@example')).statusCode).toBe(400);
    expect(await auditOf(shop, ada.id)).toEqual([
      { act: 'corrected an address', outcome: 'refused' },
      { act: 'corrected an address', outcome: 'refused' },
    ]);
  });
});

describe('emails, notes, copy and erasure', () => {
  const again = (email: string) => owner.act(consoleCalls.sendEmailAgain, ada.id, { email });

  it('an email is sent again with today’s facts, three times a day', async () => {
    const key = `receipt:${ada.transaction_id}`;
    for (let time = 1; time <= 3; time += 1) expect((await again(key)).statusCode).toBe(200);
    expect((await again(key)).statusCode).toBe(409);
    await shop.work();
    expect(subjects().filter((one) => one.includes('receipt'))).toHaveLength(3);
    shop.deps.advance(dayMs);
    expect((await again('password')).statusCode).toBe(200);
    await shop.work();
    expect(subjects().at(-1)).toContain('Set a new Everkite password');
    expect((await again('receipt:txn_of_others')).statusCode).toBe(404);
  });

  it('a note is in the person’s copy, and its text is not in the audit', async () => {
    await owner.act(consoleCalls.writeNote, ada.id, { text: 'Called twice.' });
    const copy = await owner.act(consoleCalls.exportPerson, ada.id, { reason });
    expect(copy.json()).toMatchObject({ notes: [{ text: 'Called twice.' }] });
    const { rows } = await database.pool.query('select record from audit');
    expect(JSON.stringify(rows)).not.toContain('Called twice');
    const tooLong = await owner.act(consoleCalls.writeNote, ada.id, { text: 'x'.repeat(2001) });
    expect(tooLong.statusCode).toBe(400);
  });

  it('a copy for an operator is the one that the customer gets', async () => {
    const own = (await shop.call(ada, calls.exportAccount)).json();
    const taken = (await owner.act(consoleCalls.exportPerson, ada.id, { reason })).json();
    const places = (copy: object) => Object.keys(copy).sort();
    expect(places(taken)).toEqual(places(own));
    const kinds = ['profile', 'payments', 'consents', 'training_entries'] as const;
    expect(kinds.map((kind) => taken[kind])).toEqual(kinds.map((kind) => own[kind]));
  });

  it('a copy that is taken again by the same press is another entry of the audit', async () => {
    const key = randomUUID();
    const copy = () => owner.act(consoleCalls.exportPerson, ada.id, { reason, key });
    for (const { statusCode, body } of [await copy(), await copy()]) {
      expect([statusCode, body.includes('ada@example.com')]).toEqual([200, true]);
    }
    const copied = { act: 'copied a person’s data', outcome: 'done' };
    expect(await auditOf(shop, ada.id)).toEqual([copied, copied]);
  });

  it('a person is erased once, by an owner who types the address', async () => {
    const key = randomUUID();
    const erase = (email: string, more = {}) => owner.act(consoleCalls.erasePerson, ada.id, { email, reason, ...more });
    expect((await erase('grace@example.com')).statusCode).toBe(400);
    const answers = await Promise.all([erase(' Ada@example.com', { key }), erase(' Ada@example.com', { key })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await shop.work();
    expect(subjects()).toEqual(['ada@example.com: Your Everkite account has been erased']);
    expect((await erase('ada@example.com')).statusCode).toBe(404);
  });

  it('a role that may not act is refused, and an unknown person is not found', async () => {
    const analyst = await signedInOperator(shop, 'analyst');
    expect((await analyst.act(consoleCalls.writeNote, ada.id, { text: 'hello' })).statusCode).toBe(403);
    expect((await owner.act(consoleCalls.writeNote, '999999', { text: 'hello' })).statusCode).toBe(404);
  });
});
