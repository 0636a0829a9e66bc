import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { eraseAccount } from '#server/account/erase-account.ts';
import { jobHandlers } from '#server/jobs.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import type { JobHandlers, JobPayloads } from '#server/platform/jobs/job.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import type { ConversionSink } from '../egress/conversion-sink.ts';
import { conversionIdOf } from './conversion-event.ts';
import { openSink, reportConversion } from './report-conversion.ts';

const email = 'ada@example.com';
const accepted = 'theme=night; warning=true';
const rejected = 'warning=false';
const userAgent = 'Mozilla/5.0 (Kite)';

const { shop, database } = useTestShop();
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-conversions-'));
  shop.deps.config.dataDir = dataDir;
  await shop.person(email);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The cookie that identifies the buyer's browser. */
let browser = '';

/** Starts a checkout in a browser with this cookie header. */
async function checkOut(cookie: string, clickId?: { last_click_id: string; last_click_id_name: string }, offerId = 2) {
  const answer = await shop.app.inject({
    ...callAddress(calls.startCheckout),
    headers: { cookie, 'user-agent': userAgent },
    body: { offer_id: offerId, price: prices[offerId], email, consent, ...clickId },
  });
  expect(answer.statusCode).toBe(200);
  browser = String(answer.headers['set-cookie']).split(';')[0]!;
  return answer.json<{ checkout_id: string; transaction_id: string }>();
}
const prices: Record<number, object> = { 2: { amount_minor: 3599, currency: 'USD' } };

/** Opens the success page in a browser with this cookie choice. */
const openSuccessPage = (id: string, choice: string, secret = browser) => {
  const headers = { cookie: `${choice}; ${secret}`, 'user-agent': userAgent };
  return shop.app.inject({ ...callAddress(calls.readCheckout, { params: { id } }), headers });
};

async function pay(transactionId: string) {
  expect(await shop.pay(transactionId)).toBe('completed');
  await shop.deliver();
}

/** Runs the jobs that are due and returns their number. */
async function work(): Promise<number> {
  const { conversion, 'forget-conversions': forget } = jobHandlers(shop.deps);
  let done = 0;
  while (await runNextJob(shop.deps, { conversion: conversion!, 'forget-conversions': forget! })) done += 1;
  return done;
}

function written(): {
  url: string;
  body: { data: (Record<string, unknown> & { custom_data?: { value: number } })[] };
}[] {
  const dir = path.join(dataDir, 'conversions');
  const files = existsSync(dir) ? readdirSync(dir) : [];
  return files.map((file) => JSON.parse(readFileSync(path.join(dir, file), 'utf8')));
}

async function erase() {
  const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const erasure = { userId: id, deviceId: null, email: false, now: shop.deps.clock() };
  expect(await eraseAccount(database.db, erasure)).toBe('erased');
}

describe('a purchase after Accept', () => {
  it('a purchase after Accept is reported once, with no data of the person but user agent and click id', async () => {
    const click = { last_click_id: 'IwAR0-click', last_click_id_name: 'fbclid' };
    const { transaction_id } = await checkOut(accepted, click);
    await pay(transaction_id);
    await shop.deliver(await shop.notifications());
    await work();
    expect(written()).toHaveLength(1);
    const now = shop.deps.clock();
    expect(written()[0]).toMatchObject({
      url: 'https://graph.facebook.com/v23.0/PIXEL_ID/events',
      body: {
        data: [
          {
            event_name: 'Purchase',
            event_time: Math.floor(now / 1000),
            event_id: conversionIdOf(transaction_id),
            action_source: 'website',
            event_source_url: 'https://everkite.test',
            user_data: { client_user_agent: userAgent, fbc: `fb.1.${now}.IwAR0-click` },
            custom_data: { currency: 'USD', value: 35.99 },
          },
        ],
      },
    });
    expect(JSON.stringify(written())).not.toMatch(/@|txn_/);
  });

  it('a purchase after Accept is reported without the click id of another advertiser', async () => {
    const { transaction_id } = await checkOut(accepted, { last_click_id: 'g1', last_click_id_name: 'gclid' });
    await pay(transaction_id);
    await work();
    expect(written()[0]!.body.data[0]!.user_data).toEqual({ client_user_agent: userAgent });
  });

  it('the name of the browser goes after 90 days when nothing was paid', async () => {
    await checkOut(accepted);
    const stored = async () =>
      (await database.db.selectFrom('checkouts').select('user_agent').execute())[0]!.user_agent;
    await shop.advance(89 * dayMs);
    await tidyUp(shop.deps);
    expect(await stored()).toBe(userAgent);
    await shop.advance(2 * dayMs);
    await tidyUp(shop.deps);
    expect(await stored()).toBe('');
  });

  it('the user agent is removed once a purchase is reported', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    await work();
    const [row] = await database.db.selectFrom('checkouts').select(['user_agent', 'converted_at']).execute();
    expect(row).toEqual({ user_agent: '', converted_at: new Date(shop.deps.clock()) });
  });

  it('a purchase after Accept is not reported before it is paid', async () => {
    await checkOut(accepted);
    expect(await work()).toBe(0);
  });

  it('a purchase is reported when the buyer accepts only on the success page', async () => {
    const { checkout_id, transaction_id } = await checkOut('');
    await pay(transaction_id);
    expect(await work()).toBe(0);
    await openSuccessPage(checkout_id, accepted);
    await openSuccessPage(checkout_id, accepted);
    expect(await work()).toBe(1);
    expect(written()).toHaveLength(1);
  });

  it('Accept from a browser that has only the checkout’s id changes nothing', async () => {
    const { checkout_id, transaction_id } = await checkOut(rejected);
    await pay(transaction_id);
    expect((await openSuccessPage(checkout_id, accepted, '')).statusCode).toBe(404);
    expect((await openSuccessPage(checkout_id, accepted, `everkite_browser=${'x'.repeat(43)}`)).statusCode).toBe(404);
    expect(await work()).toBe(0);
  });
});

describe('a free trial', () => {
  beforeEach(() => publishOffers(shop.deps, withTrials({ 2: 7 })));
  const told = () =>
    written().map(({ body: { data } }) => [data[0]!.event_name, data[0]!.custom_data?.value, data[0]!.event_id]);
  const paidTransaction = async () => {
    const { id } = await database.db
      .selectFrom('transactions')
      .select('id')
      .where('total_minor', '>', 0)
      .orderBy('billed_at')
      .executeTakeFirstOrThrow();
    return id;
  };
  const pastTheTrial = async (days = 8) => {
    await shop.advance(days * dayMs);
    await shop.deliver();
    await work();
  };

  it('is told when it starts, and its first payment as a purchase, each once', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    await work();
    expect(told()).toEqual([['StartTrial', undefined, conversionIdOf(transaction_id)]]);
    await pastTheTrial();
    await pastTheTrial(90);
    await shop.deliver(await shop.notifications());
    await work();
    expect(told().sort()).toEqual([
      ['Purchase', 35.99, conversionIdOf(await paidTransaction())],
      ['StartTrial', undefined, conversionIdOf(transaction_id)],
    ]);
    const [row] = await database.db.selectFrom('checkouts').select('user_agent').execute();
    expect(row).toEqual({ user_agent: '' });
  });

  it.each([
    ['no choice', ''],
    ['Reject', rejected],
  ])('tells nothing without Accept, neither at its start nor with its payment: %s', async (_what, cookie) => {
    const { transaction_id } = await checkOut(cookie);
    await pay(transaction_id);
    await work();
    await pastTheTrial();
    expect(written()).toEqual([]);
  });

  it('tells no payment after Reject on the success page', async () => {
    const { checkout_id, transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    await work();
    await openSuccessPage(checkout_id, rejected);
    await pastTheTrial();
    expect(told().map(([name]) => name)).toEqual(['StartTrial']);
  });

  it('leaves no file behind after an erasure', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    await work();
    await pastTheTrial();
    expect(written()).toHaveLength(2);
    await erase();
    await work();
    expect(written()).toEqual([]);
  });
});

describe('a purchase without Accept', () => {
  it.each([
    ['no choice', ''],
    ['Reject', rejected],
  ])('a purchase without Accept is not reported: %s', async (_what, cookie) => {
    const { checkout_id, transaction_id } = await checkOut(cookie);
    await pay(transaction_id);
    await openSuccessPage(checkout_id, cookie);
    expect(await work()).toBe(0);
    const [row] = await database.db.selectFrom('checkouts').select(['may_convert', 'user_agent']).execute();
    expect(row).toEqual({ may_convert: false, user_agent: '' });
  });

  it('a purchase is not reported when Reject comes after the payment and before its job runs', async () => {
    const { checkout_id, transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    await openSuccessPage(checkout_id, rejected);
    expect(await work()).toBe(1);
    expect(written()).toEqual([]);
  });
});

describe('the job that reports a purchase', () => {
  it('a conversion that fails is retried', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    const failing = { conversion: () => Promise.reject(new Error('no answer')) };
    expect(await runNextJob(shop.deps, failing)).toBe(true);
    expect(await work()).toBe(0);
    shop.deps.advance(6_000);
    expect(await work()).toBe(1);
    expect(written()[0]!.body.data[0]!.event_id).toBe(conversionIdOf(transaction_id));
  });

  it('a conversion is reported once, although the process ended before its job was marked as done', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    const { conversion } = jobHandlers(shop.deps);
    const ending: JobHandlers = {
      conversion: async (job) => {
        await conversion!(job);
        throw new Error('the power went');
      },
    };
    await runNextJob(shop.deps, ending);
    rmSync(path.join(dataDir, 'conversions'), { recursive: true });
    shop.deps.advance(6_000);
    expect(await work()).toBe(1);
    expect(written()).toEqual([]);
  });

  it('a conversion is given up after a week, because the advertiser no longer accepts it', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    shop.deps.advance(8 * dayMs);
    await work();
    expect(written()).toEqual([]);
    const jobs = await database.db.selectFrom('jobs').select('last_error').where('kind', '=', 'conversion').execute();
    expect(jobs).toEqual([{ last_error: 'the purchase is too old, or cannot be told' }]);
  });
});

describe('erasing an account', () => {
  it('erasing an account removes a conversion that was not reported yet', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    await erase();
    await work();
    expect(written()).toEqual([]);
  });

  it('erasing an account removes the written file of a conversion', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    await work();
    expect(written()).toHaveLength(1);
    await erase();
    await work();
    expect(written()).toEqual([]);
  });

  it('erasing an account waits for a conversion that is being reported, and removes its file', async () => {
    const { transaction_id } = await checkOut(accepted);
    await pay(transaction_id);
    let erasing: Promise<void> | undefined;
    const sink = openSink(shop.deps);
    const slow: ConversionSink = {
      report: async (event) => {
        let isErased = false;
        erasing = erase().then(() => {
          isErased = true;
        });
        await vi.waitUntil(async () => isErased || (await waitingForALock(database)) > 0, 30_000);
        await work();
        return sink.report(event);
      },
    };
    await runNextJob(shop.deps, {
      conversion: async (job) => {
        await reportConversion(shop.deps, slow, job.payload as JobPayloads['conversion']);
      },
    });
    await erasing;
    await work();
    expect(written()).toEqual([]);
  });
});
