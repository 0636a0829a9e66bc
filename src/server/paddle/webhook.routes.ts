import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { heardNotification } from '../billing/ledger/provider-facts';
import type { Deps } from '../deps';
import { unstorableIn } from '../storable-data';
import { projectWebhookEvent } from '../subscription/project-webhook-event';
import { saveWebhookEvent, type WebhookEvent } from './webhook-events.sql';
import { signatureFault } from './webhook-signature';

/**
 * Paddle's notifications. Kept before they are answered and acted on after: 200 means that we have it, for any kind of
 * event, also one that is unknown to us or that we fail to act on.
 */
export function paddleWebhookRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'wallClock' | 'log'>,
): void {
  app.register(async (scope) => {
    // The signature is over the very bytes, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(apiPaths.paddleWebhook, { bodyLimit: 1_048_576 }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers['paddle-signature'];
      const fault = signatureFault(String(header ?? ''), rawBody, deps.paddle.webhookSecret, deps.wallClock());
      if (fault) {
        deps.log.warn({ fault }, 'refused a notification that Paddle did not sign');
        return reply.code(400).send({ error: `The signature is ${fault}.` });
      }
      const event = readEvent(rawBody);
      if (!event) return reply.code(400).send({ error: 'This is not a notification.' });
      await saveWebhookEvent(deps.db, event, deps.clock());
      await projectWebhookEvent(deps, event.eventId);
      return { received: event.eventId };
    });
  });
}

function readEvent(rawBody: Buffer): WebhookEvent | null {
  try {
    const body = JSON.parse(rawBody.toString('utf8')) as Record<string, unknown> | null;
    const { event_id, event_type, occurred_at } = body ?? {};
    if (typeof event_id !== 'string' || typeof event_type !== 'string' || typeof occurred_at !== 'string') return null;
    if (unstorableIn(body) !== null) return null;
    const event = { eventId: event_id, eventType: event_type, occurredAt: occurred_at, body: body as object };
    return { ...event, heard: heardNotification(event) };
  } catch {
    return null;
  }
}
