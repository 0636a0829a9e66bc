/**
 * Only a browser shows that somebody can do the whole job by what is on screen, motion and cookie banner included, and
 * what its pages have told the server at the end.
 */
import { walkMainJob } from './main-job';
import { deviceIdOf, storedEvents, storedUserProperties } from './stored-events';
import { expect, test } from './test';
import { closed, namesOf, opened } from './walk-events';

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

test.use({ cookieChoice: null, contextOptions: { reducedMotion: 'no-preference' } });

test('somebody finds the check-in, sees the result, subscribes, cancels and comes back (§ 1)', async ({
  page,
  email,
}) => {
  test.slow();
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
