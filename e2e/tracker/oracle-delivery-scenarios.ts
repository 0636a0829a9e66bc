import type { UploadAnswer, WireEvent } from '#contract/event-upload.ts';
import type { Scenario, Stage } from './oracle-stage.ts';
import type { ReceivedUpload, Reply } from './scripted-server.ts';

/** Longer than our tracker waits before it takes over the queue of a closed page. */
const untilNextVisitMs = 180_000;

const accepted: Reply = { status: 200 };
const outage: Reply = { status: 500 };

const refused = (status: number, body: Partial<UploadAnswer>): Reply => ({ status, body });

/** The indexes in an upload of the events with this name. */
const placesOf = (name: string, { body }: ReceivedUpload): number[] =>
  body.events.flatMap((event: WireEvent, index) => (event.event_type === name ? [index] : []));

/** Tracks three events together, and passes more time than any delay takes. */
async function threeEvents(stage: Stage) {
  await stage.visit();
  await stage.track('one', 'two', 'three');
  await stage.pass(45_000);
}

/** Answers and failures of servers and networks (§ 4, § 8). */
export const deliveryScenarios: readonly Scenario[] = [
  {
    name: 'every upload is accepted',
    aspects: ['delivery', 'body', 'sessions', 'identity', 'traces'],
    async play(stage) {
      await stage.visit();
      await stage.track('one');
      await stage.pass(12_000);
      await stage.track('two');
      await stage.pass(20_000);
    },
  },
  {
    name: 'an answer of 200 without a code',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer(() => ({ status: 200, body: '{}' }));
      await threeEvents(stage);
    },
  },
  {
    name: 'one event is invalid',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer((upload) => {
        const places = placesOf('two', upload);
        if (places.length === 0) return accepted;
        return refused(400, {
          error: 'Invalid field values on some events',
          events_with_invalid_fields: { time: places },
        });
      });
      await threeEvents(stage);
    },
  },
  {
    name: 'the API key is invalid',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer(() => refused(400, { error: 'Invalid API key' }));
      await threeEvents(stage);
    },
  },
  {
    name: 'a field of the request is missing',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer(() => refused(400, { error: 'Request missing required field', missing_field: 'api_key' }));
      await threeEvents(stage);
    },
  },
  {
    name: 'more than two events are too many',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer(({ body }) => (body.events.length > 2 ? refused(413, { error: 'Payload too large' }) : accepted));
      await threeEvents(stage);
      await stage.pass(10_000);
    },
  },
  {
    name: 'one event is too large by itself',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer((upload) =>
        placesOf('two', upload).length > 0 ? refused(413, { error: 'Payload too large' }) : accepted,
      );
      await threeEvents(stage);
      await stage.pass(10_000);
    },
  },
  {
    name: 'one event of many is throttled',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer((upload, attempt) =>
        attempt === 1 ? refused(429, { throttled_events: placesOf('two', upload) }) : accepted,
      );
      await threeEvents(stage);
    },
  },
  {
    name: 'the device is above its daily quota',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer(({ body }, attempt) =>
        attempt === 1 ? refused(429, { exceeded_daily_quota_devices: { [body.events[0]!.device_id!]: 1 } }) : accepted,
      );
      await threeEvents(stage);
    },
  },
  {
    name: 'the server fails until the cap, and is well at the next visit',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer(() => outage);
      await threeEvents(stage);
      stage.answer(() => accepted);
      await stage.leave();
      await stage.sleep(untilNextVisitMs);
      await stage.visit();
      await stage.pass(12_000);
    },
  },
  {
    name: 'the line breaks twice',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer((_, attempt) => (attempt <= 2 ? 'no answer' : accepted));
      await threeEvents(stage);
    },
  },
  {
    name: 'an answer never comes',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer((_, attempt) => (attempt === 1 ? 'hang' : accepted));
      await stage.visit();
      await stage.track('one');
      await stage.pass(15_000);
      await stage.track('two');
      await stage.pass(35_000);
    },
  },
  {
    name: 'the network goes and comes back, and the first upload after it fails',
    aspects: ['delivery'],
    async play(stage) {
      stage.answer((_, attempt) => (attempt === 1 ? outage : accepted));
      await stage.visit();
      await stage.goOffline();
      await stage.track('one', 'two');
      await stage.pass(15_000);
      await stage.goOnline();
      await stage.pass(25_000);
    },
  },
];
