import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { CheckoutState, StartCheckoutAnswer, StartCheckoutBody } from '../../contract/checkout';
import { cookieChoice } from '../../contract/cookie-choice';
import { ErrorBody } from '../../contract/error';
import { browserOf } from '../auth/browser';
import { emailFault, readEmail } from '../auth/email';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { noteChoice } from '../conversion/conversions.sql';
import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { networkOf } from '../limit/network-of';
import { tooMany } from '../limit/too-many';
import { forCaller } from '../paddle/paddle-gateway';
import { measuredDeviceOf } from '../visitor/measured-device';
import { checkoutLimits } from './checkout-limits';
import { createCheckoutWatch } from './checkout-state';
import { noteOrigin } from './note-origin.sql';
import type { Shopper } from './shopper.sql';
import { type StartRefusal, startCheckout } from './start-checkout';

const refusals: Record<StartRefusal, { status: 400 | 404 | 409 | 410 | 412 | 503; error: string }> = {
  'no consent': { status: 400, error: 'Please tick the box to agree to the terms before paying.' },
  'terms changed': {
    status: 412,
    error: 'The terms have changed meanwhile. Nothing was charged. Please load the page again to see the new ones.',
  },
  'unknown offer': { status: 404, error: 'This plan is no longer offered. Please choose another one.' },
  'price changed': {
    status: 412,
    error: 'The price has changed meanwhile. Nothing was charged. Please load the page again to see the new one.',
  },
  subscribed: { status: 409, error: 'This e-mail address already has a subscription. Please sign in instead.' },
  superseded: { status: 410, error: 'You went on with another plan meanwhile. Nothing was charged here.' },
  'paddle unavailable': {
    status: 503,
    error: 'Our payment provider does not answer. Nothing was charged. Please try again in a minute.',
  },
};

type CheckoutDeps = Pick<Deps, 'config' | 'db' | 'pool' | 'paddle' | 'clock' | 'log'>;

export function checkoutRoutes(app: FastifyInstance, deps: CheckoutDeps): void {
  const watch = createCheckoutWatch(deps);

  /** Who calls, and the cookie by which the browser is known again. */
  async function shopperOf({ headers }: FastifyRequest): Promise<{ shopper: Shopper; cookie: string }> {
    const { hash, cookie } = browserOf(headers.cookie, deps.config.publicUrl);
    const user = await findSignedInUser(deps.pool, headers.authorization, deps.clock());
    return { shopper: { browserHash: hash, userId: user?.id ?? null }, cookie };
  }

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
      const { body, ip } = request;
      const email = readEmail(body.email);
      if (!email) return reply.code(400).send({ error: emailFault });
      const { shopper, cookie } = await shopperOf(request);
      reply.header('set-cookie', cookie);
      const limits = checkoutLimits({ emailKey: email.emailKey, ip, userId: shopper.userId });
      const attempt = await bookAttempt(deps.db, limits, deps.clock());
      if (!attempt.allowed) {
        const { retryAfterSeconds, error } = tooMany(attempt.retryAfterMs);
        return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
      }
      const caller = { purpose: 'anybody', network: networkOf(request.ip) } as const;
      const started = await startCheckout(forCaller(deps, caller), { email, shopper, body });
      if (!('refused' in started)) {
        await heedCookie(request, started.checkout_id);
        const { cohort = '', drawn_cohort: drawnCohort = '' } = body;
        const deviceId = measuredDeviceOf(request.headers.cookie, deps.config.analytics);
        await noteOrigin(deps.db, { checkoutId: started.checkout_id, cohort, drawnCohort, deviceId });
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
      const { id } = request.params;
      const state = await watch.stateOf(id, (await shopperOf(request)).shopper, networkOf(request.ip));
      if (!state) return reply.code(404).send({ error: 'There is no such checkout.' });
      await heedCookie(request, id);
      return state;
    },
  );
}

/** As long as the advertiser takes it. */
const longestUserAgent = 512;

function userAgentOf(headers: FastifyRequest['headers']): string {
  return (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, longestUserAgent);
}
