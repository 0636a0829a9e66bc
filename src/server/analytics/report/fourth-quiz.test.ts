import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import type { FunnelReport } from '#contract/console/report.ts';
import { addFourthQuiz, fourth, removeFourthQuiz } from '#testing/quiz/fourth-quiz.ts';
import type { TestDatabase } from '#testing/server/database.ts';
import type { Measured } from '#testing/server/measured.ts';
import type { TestShop } from '#testing/server/shop.ts';

/** The real code, with one more row in the catalogue. */
async function load() {
  return {
    ...(await import('#contract/console/report-csv.ts')),
    ...(await import('#server/billing/offer/offers.ts')),
    ...(await import('#testing/server/database.ts')),
    ...(await import('#testing/server/measured.ts')),
    ...(await import('#testing/server/shop.ts')),
    ...(await import('#testing/server/sold-offer.ts')),
    ...(await import('./read-report.ts')),
    ...(await import('./refresh-journeys.ts')),
  };
}

let code: Awaited<ReturnType<typeof load>>;
let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  addFourthQuiz();
  code = await load();
  database = await code.createTestDatabase();
  shop = await code.createTestShop(database);
});
beforeEach(() => shop.reset());
afterAll(async () => {
  await shop.close();
  await database.drop();
  removeFourthQuiz();
});

const { cohort, quiz } = fourth;
const query = { from: '2030-01-01', to: '2030-01-01' };
const upToResult = ['session_start', 'screen2_open', `screen${quiz.resultScreen}_open`];
const upToCheckout = [...upToResult, 'profile_saved', 'screen35_open', 'screen35_open_payment'];
const buyer = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';

function eventsOf(device: string, names: readonly string[]): Measured[] {
  return names.map((name, i) => ({
    device,
    name,
    time: shop.deps.clock() - 60_000 + i,
    id: i,
    insertId: `${device}-${name}`,
    cohort,
    quiz: name === 'session_start' ? undefined : quiz.eventId,
    source: '',
    drawn: cohort,
  }));
}

async function buy() {
  await shop.person('ada@example.com');
  const price = { amount_minor: code.offers[0]!.prices.USD, currency: 'USD' };
  const answer = await shop.app.inject({
    ...callAddress(calls.startCheckout),
    headers: { cookie: `AMP_everkite=${btoa(encodeURIComponent(JSON.stringify({ deviceId: buyer })))}` },
    payload: { offer_id: 1, price, consent: code.consent, email: 'ada@example.com', cohort, drawn_cohort: cohort },
  });
  await shop.pay(answer.json().transaction_id);
  await shop.deliver();
}

async function reported(): Promise<FunnelReport> {
  const outcome = await code.readReport(database.db, query, Date.parse('2031-01-01'));
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome.report;
}

describe('a quiz that is added to the catalogue', () => {
  it('an added quiz is counted in every step under its cohort, before and after journeys are refreshed', async () => {
    await code.upload(shop.app, eventsOf(buyer, upToCheckout));
    await code.upload(shop.app, eventsOf('to-the-result', upToResult));
    await code.upload(shop.app, eventsOf('home-only', ['session_start']));
    await buy();
    for (const _ of ['matched now', 'worked out']) {
      const { steps, drawn } = await reported();
      expect(steps.map(({ id, by_cohort }) => [id, by_cohort.find((own) => own.cohort === cohort)?.people])).toEqual([
        ['visited', 3],
        ['started', 2],
        ['saw_result', 2],
        ['saved_profile', 1],
        ['saw_offers', 1],
        ['opened_checkout', 1],
        ['paid', 1],
      ]);
      expect(drawn).toEqual([{ drawn: cohort, cohort, people: 3 }]);
      await code.refreshJourneys(database.db, 1000);
    }
  });

  it('an added quiz counts for a person who got further in it than in a quiz that they began earlier', async () => {
    const inAdhd = eventsOf('in-both', ['session_start', 'screen2_open']).map((event) => {
      return { ...event, insertId: `adhd ${event.insertId}`, cohort: 'A', quiz: 'quiz_one', drawn: 'A' };
    });
    const later = eventsOf('in-both', upToResult.slice(1)).map((event) => ({
      ...event,
      time: event.time + 1000,
      drawn: 'A',
    }));
    await code.upload(shop.app, [...inAdhd, ...later]);
    expect((await reported()).drawn).toEqual([{ drawn: 'A', cohort, people: 1 }]);
  });

  it('an added quiz has its screens and days in the report and in the CSV, and can be its filter', async () => {
    await code.upload(shop.app, eventsOf('to-the-result', upToResult));
    const report = await reported();
    const own = report.screens.filter((screen) => screen.cohort === cohort);
    expect(own.map(({ number, people }) => [number, people])).toEqual([
      [1, 0],
      [2, 1],
      ...[3, 4, 5, 6, 7].map((number) => [number, 0]),
      [8, 1],
    ]);
    const csv = code.reportCsv(report);
    expect(csv).toContain('\r\nD,8,1,1,1,\r\n');
    expect(csv).toContain('\r\n2030-01-01,D,1,0\r\n');
    const alone = await code.readReport(database.db, { ...query, cohort }, Date.parse('2031-01-01'));
    expect('report' in alone && alone.report.steps[0]!.by_cohort).toMatchObject([{ cohort, people: 1 }]);
  });

  it('an added quiz can be taken to another device by a resume link', async () => {
    const state = { screens: { 1: { answers: ['often'], answered: true } }, currentScreen: 2, passed: false };
    const payload = { quiz: quiz.key, state, health_consent_at: new Date(shop.deps.clock() - 1000).toISOString() };
    const made = await shop.app.inject({ ...callAddress(calls.makeResumeLink), payload });
    expect(made.statusCode).toBe(201);
    const opened = await shop.app.inject({
      ...callAddress(calls.openResumeLink),
      payload: { token: made.json().token },
    });
    expect(opened.json()).toMatchObject({ quiz: quiz.key, state: { currentScreen: 2 } });
  });
});
