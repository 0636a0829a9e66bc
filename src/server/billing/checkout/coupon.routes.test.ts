import { describe, expect, it } from 'vitest';
import { couponsOf } from '#testing/server/coupons.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
const coupons = couponsOf(shop);
const ip = '203.0.113.7';
const unknown = 'We do not know this code. Please look at how it is written.';
const refusal = (answer: { statusCode: number; json: () => { error: string } }) => [
  answer.statusCode,
  answer.json().error,
];

describe('asking what a code takes off', () => {
  it('says what is due today for each offer that it is for', async () => {
    const { code } = await coupons.make({ off: { percents: { '1': 20, '3': 50 } } });
    const answer = await coupons.ask(` ${code.toLowerCase().replace('-', ' ')}`, {
      offerIds: [1, 2, 3],
      currency: 'JPY',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        offers: [
          { offer_id: 1, due: { amount_minor: 2384, currency: 'JPY' } },
          { offer_id: 3, due: { amount_minor: 4490, currency: 'JPY' } },
        ],
      },
    ]);
  });

  it('reserves nothing, and stores no code', async () => {
    const { id, code } = await coupons.make({ use_limit: 1 });
    for (let i = 0; i < 3; i += 1) expect((await coupons.ask(code)).statusCode).toBe(200);
    expect(await coupons.row(id)).toMatchObject({ used: 0, reserved: 0 });
    const { rows } = await database.pool.query('select coupons::text as row from coupons');
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5));
    const entries = await database.pool.query('select record from audit');
    expect(JSON.stringify(entries.rows)).not.toContain(code.slice(0, 5));
  });

  it.each(['ABCDE-FGHJK', '  ', '-', '%', "' or 1=1 --", '🪁🪁', '\u0000', '../../etc', '٣٤٥', 'x'.repeat(60)])(
    'a strange code, such as %j, is answered kindly',
    async (code) => {
      await coupons.make();
      const answer = await coupons.ask(code);
      expect([400, 404]).toContain(answer.statusCode);
      if (answer.statusCode === 404) expect(answer.json()).toEqual({ error: unknown });
    },
  );

  it('says in one sentence why not', async () => {
    const short = await coupons.make({ off: { percents: { '1': 20 } } });
    expect(refusal(await coupons.ask(short.code, { offerIds: [2] }))).toEqual([409, 'This code is for another plan.']);
    const german = await coupons.make({ countries: ['DE'] });
    const from = (language: string) => coupons.ask(german.code, { headers: { 'accept-language': language } });
    expect(refusal(await from('en-GB'))).toEqual([409, 'This code is for other countries.']);
    expect((await from('de-DE')).statusCode).toBe(200);
    await publishOffers(shop.deps, withTrials({ 1: 7 }));
    expect(refusal(await coupons.ask(short.code))).toEqual([409, 'This code does not go with a free trial.']);
  });

  it('whoever has begun a checkout with the last use is still shown what it takes off', async () => {
    const { code } = await coupons.make({ use_limit: 1 });
    const ada = await shop.person('ada@example.com');
    await coupons.start(ada.email, code);
    expect((await coupons.ask(code, { person: ada })).statusCode).toBe(200);
    expect(refusal(await coupons.ask(code))).toEqual([409, 'This code has been used as often as it can be.']);
  });

  it('tells a signed-in person that they have used it, and somebody else nothing of that', async () => {
    const { code } = await coupons.make({ once_a_person: true });
    const ada = await shop.person('ada@example.com');
    expect((await coupons.ask(code, { person: ada })).statusCode).toBe(200);
    await coupons.buy(ada.email, code);
    expect(refusal(await coupons.ask(code, { person: ada }))).toEqual([
      409,
      'You have used this code before, and it works once for each person.',
    ]);
    expect((await coupons.ask(code)).statusCode).toBe(200);
    const again = await shop.person('ada+again@example.com');
    expect(refusal(await coupons.ask(code, { person: again }))).toEqual([
      409,
      'This code has been used as often as it can be.',
    ]);
  });
});

describe('wrong codes', () => {
  it('ten an hour and network are answered, then even a right one waits', async () => {
    const { code } = await coupons.make();
    for (let i = 0; i < 10; i += 1) expect((await coupons.ask(`WRONG-${i}`, { ip })).statusCode).toBe(404);
    const limited = await coupons.ask(code, { ip });
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '3600']);
    expect((await coupons.ask(code, { ip: '198.51.100.9' })).statusCode).toBe(200);
    await shop.advance(60 * 60_000);
    expect((await coupons.ask(code, { ip })).statusCode).toBe(200);
  });

  it('a right code never counts, however often it is asked for', async () => {
    const { code } = await coupons.make();
    for (let i = 0; i < 12; i += 1) expect((await coupons.ask(code, { ip })).statusCode).toBe(200);
  });

  it('the limit holds for guesses at the same moment, and for those that begin a checkout', async () => {
    const { code } = await coupons.make();
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, i) => coupons.ask(`WRONG-${i}`, { ip })));
    expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(404), ...Array(4).fill(429)]);
    const statuses = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await coupons.start('ada@example.com', `WRONG-${i}`, { browser: 'one' })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(412), 429]);
    expect((await coupons.start('ada@example.com', code, { browser: 'one' })).statusCode).toBe(429);
    expect((await shop.startCheckout('ada@example.com', {}, 'one')).statusCode).toBe(200);
  });
});
