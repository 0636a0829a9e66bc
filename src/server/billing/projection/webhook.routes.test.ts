import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wirePaths } from '#contract/wire-paths.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { createTestDeps, type TestDeps } from '#testing/server/deps.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { signWebhook } from '#testing/server/webhook-signature.ts';
import { webhookRoutes } from './webhook.routes.ts';

const database = useTestDatabase();
let deps: TestDeps;
let app: FastifyInstance;

beforeEach(async () => {
  deps = createTestDeps(database);
  app = Fastify();
  webhookRoutes(app, deps);
  for (const table of ['webhook_events', 'jobs'] as const) await database.db.deleteFrom(table).execute();
});
afterEach(() => app.close());

const event = (id: string, type: string, data: object = {}) =>
  JSON.stringify({ event_id: id, event_type: type, occurred_at: '2030-01-01T11:59:59.123456Z', data });

function deliver(
  body: string,
  signature: string | undefined = signWebhook(body, deps.config.paddle.webhookSecret, deps.clock()),
) {
  return app.inject({
    method: 'POST',
    url: wirePaths.paddleWebhook,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'paddle-signature': signature }),
    },
    body,
  });
}

const kept = () => database.db.selectFrom('webhook_events').selectAll().execute();

test('an unknown kind of event is stored and accepted', async () => {
  const answer = await deliver(event('evt_1', 'moon.risen'));
  expect(answer.statusCode).toBe(200);
  expect(await kept()).toMatchObject([
    { event_id: 'evt_1', event_type: 'moon.risen', projected_at: new Date(deps.clock()) },
  ]);
});

test('an event that is delivered twice, even at the same time, is stored once', async () => {
  const body = event('evt_1', 'moon.risen');
  const answers = await Promise.all([deliver(body), deliver(body), deliver(body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await kept()).toHaveLength(1);
});

test.each([
  ['unsigned', () => '', 'The signature is missing.'],
  ['signed with another secret', (body: string) => signWebhook(body, 'guess', deps.clock()), 'The signature is wrong.'],
  [
    'an old delivery sent again',
    (body: string) => signWebhook(body, deps.config.paddle.webhookSecret, deps.clock() - 3_600_000),
    'The signature is too old.',
  ],
  [
    'signed ahead of time',
    (body: string) => signWebhook(body, deps.config.paddle.webhookSecret, deps.clock() + 3_600_000),
    'The signature is from the future.',
  ],
])('a webhook request is refused and leaves no trace: %s', async (_name, sign, error) => {
  const body = event('evt_1', 'transaction.completed');
  const answer = await deliver(body, sign(body));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error });
  expect(await kept()).toEqual([]);
});

test('a webhook’s signature is checked over the bytes as they were sent', async () => {
  const body = event('evt_1', 'moon.risen').replaceAll(':', ' :  ');
  expect((await deliver(body)).statusCode).toBe(200);
  const rewritten = JSON.stringify(JSON.parse(body));
  expect((await deliver(rewritten, signWebhook(body, deps.config.paddle.webhookSecret, deps.clock()))).statusCode).toBe(
    400,
  );
});

test.each(['not json', '[]', 'null', '{"event_id":"evt_1"}'])('the body %s is no notification', async (body) => {
  const answer = await deliver(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: 'This is not a notification.' });
});

test('an event that cannot be read is stored with the reason and tried again by a job', async () => {
  const answer = await deliver(event('evt_1', 'subscription.updated', { id: 'sub_1' }));
  expect(answer.statusCode).toBe(200);
  const [pending] = await kept();
  expect(pending).toMatchObject({ projected_at: null, last_error: expect.stringContaining('undefined') });

  await database.db
    .updateTable('webhook_events')
    .set({ event_type: 'moon.risen', body: event('evt_1', 'moon.risen') })
    .execute();
  deps.advance(60_000);
  expect(await runNextJob(deps, jobHandlers(deps))).toBe(true);
  expect(await kept()).toMatchObject([{ projected_at: new Date(deps.clock()), last_error: null }]);
});
