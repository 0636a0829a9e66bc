import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { SubscribersAnswer } from '#contract/console/subscribers.ts';
import { eraseAccount } from '#server/account/erase-account.ts';
import { useTestDesk } from '#testing/server/desk.ts';

const { shop, maya, query, ask, search, open, audited } = useTestDesk();
const idsOf = async (q: string) => (await search(q)).json<SubscribersAnswer>().rows.map(({ id }) => id);

describe('finding a person', () => {
  it('by address, name, ids of Paddle, checkout, invoice and account', async () => {
    const grace = await shop.subscribe('grace@example.com');
    const [payment] = await query(`select * from transactions where user_id = ${maya.id}`);
    const [checkout] = await query(`select id from checkouts where user_id = ${maya.id}`);
    const [{ customer }] = await query(`select provider_customer_id as customer from users where id = ${maya.id}`);
    const back = await shop.paddle.adjustments.create({
      action: 'refund',
      transactionId: payment.id,
      reason: 'asked',
      type: 'full',
    });
    await shop.deliver();
    const texts = [
      'MAYA.LINDQVIST@example.com',
      'maya.l',
      'may',
      'Maya Lind',
      'lindqvist',
      customer,
      payment.subscription_id,
      payment.id,
      back.id,
      payment.invoice_number,
      checkout.id,
      maya.id,
      `account ${maya.id}`,
    ];
    for (const text of texts) expect([text, await idsOf(text)]).toEqual([text, [maya.id]]);
    expect(await idsOf('grace@example.com')).toEqual([grace.id]);
    expect(await idsOf('nobody')).toEqual([]);
    expect(await idsOf('indqvist')).toEqual([]);
  });

  it('by the last digits of the card, the amount and the day, also a day later', async () => {
    for (const text of ['4242 19.99 1 Jan', '$19.99 4242 2 Jan 2030', '4242 19,99 31.12.2029']) {
      expect([text, await idsOf(text)]).toEqual([text, [maya.id]]);
    }
    for (const text of ['4242 19.99 3 Jan 2030', '4242 19.98 1 Jan', '4243 19.99 1 Jan', '4242 €19.99 1 Jan']) {
      expect([text, await idsOf(text)]).toEqual([text, []]);
    }
  });

  it('shows nobody in full, and no percent sign finds everybody', async () => {
    const { rows, read_as, counts, next } = (await search('may')).json<SubscribersAnswer>();
    expect({ rows, read_as, next }).toEqual({
      read_as: 'the beginning of an address or a name',
      next: null,
      rows: [
        {
          id: maya.id,
          email: 'M•••@example.com',
          name: 'M. L•••',
          state: 'active',
          plan: '4-week plan v1',
          price: { amount_minor: 1999, currency: 'USD' },
          next: { what: 'charged', at: '2030-01-29T12:00:00.000Z' },
          payments: 1,
          paying_since: expect.stringContaining('2030-01-01T12:00'),
          kept: [{ amount_minor: 1999, currency: 'USD' }],
          open: [],
        },
      ],
    });
    expect(counts).toMatchObject({ active: 1, ended: 0 });
    for (const text of ['%%%', '___', "'; drop table users; --", '\\\\\\']) expect(await idsOf(text)).toEqual([]);
  });

  it('refuses too little, and says what to do', async () => {
    const answer = await search('ma');
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining('three letters')]);
    expect(await audited()).toEqual([]);
  });

  it('is one entry of the audit, without the address and the name; looking at the list is none', async () => {
    await search('maya.lindqvist@example.com');
    await search('Maya Lindqvist');
    await search('4242 19.99 1 Jan');
    await ask(callAddress(consoleCalls.findSubscribers, {}));
    const all = await audited();
    expect(all.map(({ act, subject, operator_name }) => [operator_name, act, subject])).toEqual([
      ['J. Marsh', 'searched for a person', 'address m•••@example.com'],
      ['J. Marsh', 'searched for a person', 'words m•••'],
      ['J. Marsh', 'searched for a person', expect.stringContaining('card ending in 4242')],
    ]);
    expect(JSON.stringify(all).toLowerCase()).not.toMatch(/lindqvist|maya/);
  });

  it('lists everybody without a text, the newest account first, page by page, by state with counts', async () => {
    await query(
      `insert into users (email, email_key) select 'p' || n || '@x.example', 'p' || n || '@x.example' from generate_series(1, 60) n`,
    );
    const pages: string[][] = [];
    for (let before: string | undefined; ; ) {
      const { rows, next, counts } = (await search('', before ? { before } : {})).json<SubscribersAnswer>();
      pages.push(rows.map(({ id }) => id));
      expect(counts).toMatchObject({ active: 1, 'never paid': 60 });
      if (next === null) break;
      before = next;
    }
    const ids = pages.flat();
    expect(pages.map((page) => page.length)).toEqual([25, 25, 11]);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(b) - Number(a)));
    const active = (await search('', { state: 'active' })).json<SubscribersAnswer>();
    expect(active.rows.map(({ id }) => id)).toEqual([maya.id]);
    const some = (await search('p12', { state: 'never paid' })).json<SubscribersAnswer>();
    expect(some.rows.map(({ email }) => email)).toEqual(['p•••@x.example']);
    expect((await search('p12', { state: 'active' })).json<SubscribersAnswer>().rows).toEqual([]);
  });

  it('finds a payment that is in the ledger and in no payout yet', async () => {
    await query("update transactions set total_minor = 3599, paid_at = '2029-11-17T10:02:00Z'");
    expect(await query('select kind from money_entries')).toEqual([{ kind: 'payment' }]);
    expect(await query('select id from payouts')).toEqual([]);
    expect(await idsOf('4242 35.99 17 Nov')).toEqual([maya.id]);
    expect(await idsOf('4242 35.99 20 Nov')).toEqual([]);
  });

  it('finds no erased person', async () => {
    await shop.cancel(maya);
    const erasure = { userId: maya.id, deviceId: null, email: false, now: shop.deps.clock() };
    expect(await eraseAccount(shop.deps.db, erasure)).toBe('erased');
    for (const text of ['maya', '4242 19.99 1 Jan', maya.id]) expect(await idsOf(text)).toEqual([]);
    expect((await open()).statusCode).toBe(404);
  });
});
