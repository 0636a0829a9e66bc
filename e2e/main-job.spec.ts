/**
 * Needs a browser, which shows that a visitor can do the main job with what is on screen, with motion and cookie
 * banner, and which events the pages have sent at the end.
 */
import { query } from './database.ts';
import { mainJobEvents } from './expected-events.ts';
import { walkMainJob } from './main-job.ts';
import { deviceIdOf, storedEvents, storedUserProperties } from './stored-events.ts';
import { expect, test } from './test.ts';
import { namesOf } from './walk-events.ts';

test.use({ cookieChoice: null, contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor finds the check-in, sees the result, subscribes, cancels and comes back (§ 1)', async ({
  page,
  email,
}) => {
  test.slow();
  await walkMainJob(page, email);
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  await expect.poll(async () => (await storedEvents(deviceId)).length).toBeGreaterThan(mainJobEvents.length);
  const events = await storedEvents(deviceId);
  const first = (name: string) => events.find((event) => event.name === name)!.properties;

  await test.step('in the order in which they happened, each stored once', () => {
    expect(events.filter(({ name }) => name === 'first_launch_new')).toHaveLength(1);
    const others = events.filter(({ name }) => name !== 'first_launch_new');
    expect(namesOf(others)).toEqual(mainJobEvents);
  });

  await test.step('the report knows the payer by the browser that bought, not by what it says', async () => {
    const bought = 'select device_id, cohort, drawn_cohort, status from checkouts where device_id = $1';
    expect(await query(bought, [deviceId])).toEqual([
      { device_id: deviceId, cohort: 'A', drawn_cohort: 'A', status: 'completed' },
    ]);
    // Once the journey is worked out, the report has all seven steps.
    const taken = async () =>
      (
        await query<{ taken: number }>(
          'select taken from journeys join people on id = person_id where device_id = $1',
          [deviceId],
        )
      )[0]?.taken;
    await expect.poll(taken, { timeout: 30_000 }).toBe(0b1111111);
  });

  await test.step('every event carries the cohort', () => {
    expect(events.filter(({ properties }) => properties.cohort !== 'A')).toEqual([]);
  });

  await test.step('screen 25 reports score and level, and nothing else does', () => {
    expect(first('screen25_open')).toEqual({ cohort: 'A', quiz: 'quiz_one', score: 45.6, level: 'middle' });
    const scored = events.filter(({ properties }) => 'score' in properties || 'level' in properties);
    expect(scored.map(({ name }) => name)).toEqual(['screen25_open']);
  });

  await test.step('no event has a field for an answer', () => {
    const fields = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
    const allowed = [
      'cohort',
      'drawn_cohort',
      'content_version',
      'first_touch',
      'last_touch',
      'quiz',
      'type',
      'stay_ms',
      'score',
      'level',
      'popup',
      'choice',
      'offer_id',
      'link',
    ];
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
    const atTheEnd = (name: string) =>
      events.filter((event) => event.name === name).map(({ properties }) => properties.type);
    expect(atTheEnd('screen36_open')).toEqual(['success', 'download']);
    expect(atTheEnd('screen36_close').sort()).toEqual(['download', 'success']);
    expect(first('payment_success')).toMatchObject({ offer_id: 2, amount_minor: 3599, currency: 'USD' });
    expect(first('revenue_amount')).toMatchObject({ $price: 35.99, $quantity: 1, $revenue: 35.99, $currency: 'USD' });
    expect(first('open_account')).toMatchObject({ subscription: 'subs' });
  });

  await test.step('the person is known to be signed in and subscribed', async () => {
    expect(await storedUserProperties(deviceId)).toEqual({ signed_in: true, subs_active: true });
  });
});
