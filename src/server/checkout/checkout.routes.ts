import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { CheckoutState, StartCheckoutAnswer, StartCheckoutBody } from '../../contract/checkout';
import { cookieChoice } from '../../contract/cookie-choice';
import { ErrorBody } from '../../contract/error';
import { noteChoice } from '../conversion/conversions.sql';
import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { tooMany } from '../limit/too-many';
import { checkoutLimits } from './checkout-limits';
import { createCheckoutWatch } from './checkout-state';
import { type StartRefusal, startCheckout } from './start-checkout';

const refusals: Record<StartRefusal, { status: 400 | 404 | 409 | 410 | 412 | 503; error: string }> = {
  'no consent': { status: 400, error: 'Please tick the box to agree to the terms before paying.' },
  'unknown offer': { status: 404, error: 'This plan is no longer offered. Please choose another one.' },
  'price changed': {
    status: 412,
    error: 'The price has changed meanwhile. Nothing was charged. Please load the page again to see the new one.',
  },
  'unknown email': { status: 404, error: 'We do not know this e-mail address. Please enter it again.' },
  subscribed: { status: 409, error: 'This e-mail address already has a subscription. Please sign in instead.' },
  superseded: { status: 410, error: 'You went on with another plan meanwhile. Nothing was charged here.' },
  'paddle unavailable': {
    status: 503,
    error: 'Our payment provider does not answer. Nothing was charged. Please try again in a minute.',
  },
};

export function checkoutRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): void {
  const watch = createCheckoutWatch(deps);

  async function heedCookie({ headers }: FastifyRequest, checkoutId: string): Promise<void> {
    const choice = cookieChoice(headers.cookie);
    if (choice !== null) await noteChoice(deps.db, { checkoutId, choice, userAgent: userAgentOf(headers) });
  }

  app.post<{ Body: StartCheckoutBody }>(
    apiPaths.checkouts,
    {
      schema: {
        body: StartCheckoutBody,
        response: {
          200: StartCheckoutAnswer,
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          410: ErrorBody,
          412: ErrorBody,
          429: ErrorBody,
          503: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const attempt = await bookAttempt(deps.db, checkoutLimits(request.body.email, request.ip), deps.clock());
      if (!attempt.allowed) {
        const { retryAfterSeconds, error } = tooMany(attempt.retryAfterMs);
        return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
      }
      const started = await startCheckout(deps, request.body);
      if (!('refused' in started)) {
        await heedCookie(request, started.checkout_id);
        return started;
      }
      const { status, error } = refusals[started.refused];
      return reply.code(status).send({ error });
    },
  );

  app.get<{ Params: { id: string } }>(
    `${apiPaths.checkouts}/:id`,
    { schema: { response: { 200: CheckoutState, 404: ErrorBody } } },
    async (request, reply) => {
      await heedCookie(request, request.params.id);
      const state = await watch.stateOf(request.params.id);
      return state ?? reply.code(404).send({ error: 'There is no such checkout.' });
    },
  );
}

/** As long as the advertiser takes it. */
const longestUserAgent = 512;

function userAgentOf(headers: FastifyRequest['headers']): string {
  return (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, longestUserAgent);
}
