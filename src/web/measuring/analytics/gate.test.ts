import { expect, it } from 'vitest';
import type { WireEvent } from '#contract/event-upload.ts';
import { eventNames } from '#testing/event-names.ts';
import { apiKey, createBrowser, startedAt, trackIn } from '#testing/tracker/browser.ts';
import { gateTo } from './gate.ts';

const toAmplitude = gateTo('amplitude');
const secret = { cohort: 'C', quiz: 'quiz_mental_health', score: 78, level: 'high', source: 'adhd-ad' };

it('an event to Amplitude has its device, session, time and ids, and of the rest only what is neutral', () => {
  const event = { device_id: 'device', session_id: 1, time: 2, event_id: 3, insert_id: 'once' };
  const taken = { ...event, event_type: 'close_main', user_id: 'maya@example.com', quiz: 'C' };
  expect(toAmplitude({ ...taken, event_properties: { ...secret, stay_ms: 5 } })).toEqual({
    ...event,
    event_type: 'close_main',
    event_properties: { stay_ms: 5 },
  });
});

it('Amplitude learns of a person only whether they are signed in and subscribed', () => {
  const user_properties = { $set: { signed_in: true, subs_active: false, ...secret }, $add: secret };
  expect(toAmplitude({ insert_id: 'once', event_type: '$identify', user_properties })).toMatchObject({
    user_properties: { $set: { signed_in: true, subs_active: false } },
  });
});

it('no autocaptured event goes to Amplitude', () => {
  const event_properties = { '[Amplitude] Element Text': 'Never' };
  expect(toAmplitude({ insert_id: 'once', event_type: '[Amplitude] Element Clicked', event_properties })).toBeNull();
});

it('Amplitude learns nothing of a quiz: neither its screens, nor the sessions and persons before them', async () => {
  const browser = createBrowser({ permitted: toAmplitude, commonProperties: () => secret });
  const tracker = browser.openPage();
  trackIn(browser, tracker, 'screen25_open', secret);
  trackIn(browser, tracker, 'open_main', secret);
  trackIn(browser, tracker, 'screen1_open', secret);
  await browser.clock.pass(10_000);
  const events = browser.uploads.flatMap(({ body }) => body.events);
  expect(events.map(({ event_type }) => event_type)).toEqual(['session_start', '$identify', 'open_main']);
  expect(events.map(({ event_id }) => event_id)).toEqual([1, 2, 3]);
  expect(propertiesOf(events)).toEqual([{}, { $set: { signed_in: false, subs_active: false } }, {}]);
  expect(JSON.stringify(browser.uploads)).not.toMatch(/cohort|quiz|score|level|adhd/);
  expect([apiKey, startedAt]).toEqual([browser.uploads[0]!.body.api_key, events[0]!.session_id]);
});

/** Every property an event can have, with values as in the product. */
const everything = {
  ...secret,
  stay_ms: 5,
  type: 'offer',
  page: '/mental-quiz/inapps',
  link: '/quiztwo/offer',
  subscription: 'subs',
  popup: 'privacy',
  choice: 'accept',
  offer_id: 2,
  amount_minor: 3599,
  currency: 'USD',
  $productId: 'offer-2',
  $quantity: 1,
  $price: 35.99,
  $revenue: 35.99,
  $currency: 'USD',
  $revenueType: 'subscription',
  '[Amplitude] Element Text': 'ADHD check-in',
  '[Amplitude] Element Href': '/quiz/dialogues',
  '[Amplitude] Page URL': 'https://site.example/mental-quiz',
};
const revealing = /quiz|cohort|adhd|mental|anxi|score|level|"(A|B|C|low|middle|high|offer)"/i;

/** The uploads of a visitor who has caused every event. */
async function uploadsOfEvery(permitted?: ReturnType<typeof gateTo>) {
  const browser = createBrowser({ permitted, commonProperties: () => secret });
  const tracker = browser.openPage();
  for (const name of eventNames()) trackIn(browser, tracker, name, everything);
  await browser.clock.pass(60_000);
  expect(browser.warnings).toEqual([]);
  return browser.uploads.flatMap(({ body }) => body.events);
}

it('with detail limited to screens, no event names a quiz, cohort, condition or result', async () => {
  const all = await uploadsOfEvery();
  expect(all.filter((event) => revealing.test(JSON.stringify(event))).length).toBeGreaterThan(eventNames().length);

  const events = await uploadsOfEvery(gateTo('screens'));
  expect(events.filter((event) => revealing.test(JSON.stringify(event)))).toEqual([]);
});

it('with detail limited to screens, every numbered screen is reported with its time on screen', async () => {
  const events = await uploadsOfEvery(gateTo('screens'));
  const numbered = eventNames().filter((name) => /^screen\d+_(open|close)$/.test(name));
  expect(numbered).toHaveLength(2 * (31 + 4));
  for (const name of numbered) {
    const event = events.find(({ event_type }) => event_type === name);
    expect(event?.event_properties, name).toEqual(name.endsWith('_close') ? { stay_ms: 5 } : {});
  }
});

const propertiesOf = (events: readonly WireEvent[]) =>
  events.map(({ event_properties, user_properties }) => event_properties ?? user_properties);
