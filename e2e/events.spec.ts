import { quizPages } from '../src/contract/quiz-pages';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizTwo } from '../src/quiz/content/quiz-two';
import { resultOf } from '../src/quiz/result';
import { nearShare, walkThrough } from '../src/quiz/walk.fixture';
import { beginQuiz, goToOffers, walkQuiz } from './funnel-walk';
import { mouse } from './hands';
import { walkMainJob } from './main-job';
import { deviceIdOf, type StoredEvent, storedEvents, storedUserProperties } from './stored-events';
import { expect, test } from './test';

const opened = (number: number) => `screen${number}_open`;
const closed = (number: number) => `screen${number}_close`;
const namesOf = (events: readonly StoredEvent[]) => events.map(({ name }) => name);

/** § 2 and § 4: what the main job leaves, in order; `first_launch_new` comes whenever the tracker has started. */
const expected = [
  'session_start',
  'open_main',
  'popup_click',
  'close_main',
  ...Array.from({ length: 29 }, (_none, index) => [opened(index + 1), closed(index + 1)]).flat(),
  opened(33),
  'profile_saved',
  closed(33),
  ...[34, 35].flatMap((number) => [opened(number), closed(number)]),
  'screen35_open_payment',
  'screen35_close_payment',
  opened(36),
  'payment_success',
  'revenue_amount',
  closed(36),
  'signin_open',
  'open_account',
  'signin_close',
  'acc_setting_open',
  'acc_setting_close',
  'canceled_step1',
  'canceled_step2',
  'canceled_step1',
];

test.describe('with the banner not answered yet', () => {
  test.use({ cookieChoice: null });

  test('the main job leaves its events in order, each once and without an answer (§ 2, § 4)', async ({
    page,
    email,
  }) => {
    await walkMainJob(page, email);
    const deviceId = (await deviceIdOf(page.context()))!;
    await page.goto('about:blank');
    await expect.poll(async () => (await storedEvents(deviceId)).length).toBeGreaterThan(expected.length);
    const events = await storedEvents(deviceId);
    const first = (name: string) => events.find((event) => event.name === name)!.properties;

    await test.step('in the order in which they happened, each stored once', () => {
      expect(events.filter(({ name }) => name === 'first_launch_new')).toHaveLength(1);
      const others = events.filter(({ name }) => name !== 'first_launch_new');
      expect(namesOf(others)).toEqual(expected);
    });

    await test.step('every event carries the cohort', () => {
      expect(events.filter(({ properties }) => properties.cohort !== 'A')).toEqual([]);
    });

    await test.step('screen 25 reports score and level, and nothing else does', () => {
      expect(first('screen25_open')).toEqual({ cohort: 'A', quiz: 'quiz_one', score: 45.6, level: 'middle' });
      const tellers = events.filter(({ properties }) => 'score' in properties || 'level' in properties);
      expect(tellers.map(({ name }) => name)).toEqual(['screen25_open']);
    });

    await test.step('no event has a field for an answer', () => {
      const fields = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
      const allowed = ['cohort', 'quiz', 'type', 'stay_ms', 'score', 'level', 'popup', 'choice', 'offer_id'];
      const money = [
        'amount_minor',
        'currency',
        '$productId',
        '$quantity',
        '$price',
        '$revenueType',
        '$currency',
        '$revenue',
      ];
      expect([...fields].sort()).toEqual([...allowed, ...money, 'subscription'].sort());
    });

    await test.step('each tells what it is about', () => {
      expect(first('popup_click')).toMatchObject({ popup: 'privacy', choice: 'accept' });
      expect(first('screen35_open')).toMatchObject({ quiz: 'quiz_one', type: 'inapps' });
      expect(first('screen36_open')).toMatchObject({ type: 'success' });
      expect(first('payment_success')).toMatchObject({ offer_id: 2, amount_minor: 3599, currency: 'USD' });
      expect(first('revenue_amount')).toMatchObject({ $price: 35.99, $quantity: 1, $revenue: 35.99, $currency: 'USD' });
      expect(first('open_account')).toMatchObject({ subscription: 'subs' });
    });

    await test.step('the person is known to be signed in and subscribed', async () => {
      expect(await storedUserProperties(deviceId)).toEqual({ signed_in: true, subs_active: true });
    });
  });
});

for (const quiz of [quizTwo, mentalHealth]) {
  test(`the way through ${quiz.name} leaves its events in order, each once and without an answer`, async ({ page }) => {
    test.slow();
    const { eventId, cohort } = quizPages[quiz.name];
    const isTwo = quiz === quizTwo;
    const pages = isTwo ? [33, 34] : [33, 34, 35];
    const way = [
      'session_start',
      'start_open',
      'start_close',
      ...[...quiz.screens.keys()].flatMap((index) => [opened(index + 1), closed(index + 1)]),
      ...pages.flatMap((number) => [opened(number), closed(number)]),
    ];
    await beginQuiz(page, quiz, mouse);
    await walkQuiz(page, quiz, nearShare(1), mouse);
    await goToOffers(page, quiz, mouse);
    const deviceId = (await deviceIdOf(page.context()))!;
    await page.goto('about:blank');
    await expect.poll(async () => (await storedEvents(deviceId)).length).toBe(way.length + 1);
    const events = (await storedEvents(deviceId)).filter(({ name }) => name !== 'first_launch_new');

    expect(namesOf(events)).toEqual(way);
    expect(events.filter(({ properties }) => properties.cohort !== cohort)).toEqual([]);
    const quizEvents = events.filter(({ name }) => name !== 'session_start');
    expect(quizEvents.filter(({ properties }) => properties.quiz !== eventId)).toEqual([]);
    const tellers = events.filter(({ properties }) => 'score' in properties || 'level' in properties);
    const { score, level } = resultOf(quiz, walkThrough(quiz, nearShare(1)));
    expect(tellers.map(({ name, properties }) => [name, properties.score, properties.level])).toEqual([
      [opened(quiz.resultScreen), score, level],
    ]);
    const fields = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
    expect([...fields].sort()).toEqual(['cohort', 'level', 'quiz', 'score', 'stay_ms', 'type']);
  });
}
