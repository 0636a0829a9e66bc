import type { FastifyInstance } from 'fastify';
import { wirePaths } from '#contract/wire-paths.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { storeAndProcess } from './notifications.ts';

/**
 * Receives the provider's notifications. Each is stored before it is processed: 200 means that it is stored, even if
 * its type is unknown or processing it fails.
 */
export function webhookRoutes(
  app: FastifyInstance,
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'wallClock' | 'log'>,
): void {
  app.register(async (scope) => {
    // The signature covers the raw bytes, so they must not be parsed first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(wirePaths.paddleWebhook, { bodyLimit: 1_048_576 }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const received = deps.provider.events.receive({ headers: request.headers, rawBody, now: deps.wallClock() });
      if (received === 'no notification') return reply.code(400).send({ error: 'This is not a notification.' });
      if ('unsigned' in received) {
        deps.log.warn({ fault: received.unsigned }, 'refused a notification that the payment provider did not sign');
        await countSignal(deps.db, 'unsigned notification', deps.clock());
        return reply.code(400).send({ error: `The signature is ${received.unsigned}.` });
      }
      await storeAndProcess(deps, received.notification);
      return { received: received.notification.id };
    });
  });
}
