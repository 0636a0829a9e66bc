import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { baseUrlOf, checkoutUrl, sendOutcome, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { html, pageSecurity } from '#paddle-emulator/platform/html.ts';
import { refuse } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import { cancelSubscription } from '#paddle-emulator/subscription/ending.ts';
import { paymentMethodTransaction } from '#paddle-emulator/subscription/subscription-transaction.ts';
import { createPortalSession, portalCustomer } from './portal-session.ts';
import { renderCancel, renderError, renderOverview } from './render-portal.ts';

const byId = Type.Object({ id: Type.String() });
const byToken = Type.Object({ token: Type.String() });
const bySubscription = Type.Object({ token: Type.String(), id: Type.String() });
const sessionBody = Type.Object(
  { subscription_ids: Type.Optional(Type.Array(Type.String(), { maxItems: 25, uniqueItems: true })) },
  { additionalProperties: false },
);
const expired = refuse(404, 'not_found', 'This link has expired. Go back and open the page again.');

export function portalSessionRoutes(app: App, engine: Engine) {
  app.post(
    '/customers/:id/portal-sessions',
    { schema: { params: byId, body: sessionBody } },
    async (request, reply) => {
      const { subscription_ids = [] } = request.body;
      const links = createPortalSession(request.params.id, subscription_ids, baseUrlOf(request));
      return sendOutcome(reply, await engine.run(links), 201);
    },
  );
}

/** The customer's pages, to see payments, cancel or change the card. The token in the link gives access. */
export function portalRoutes(app: App, engine: Engine) {
  app.get('/portal/:token', { schema: { params: byToken } }, async (request, reply) => {
    const { token } = request.params;
    const state = await engine.read();
    const customerId = portalCustomer(state, token, engine.nowMs());
    if (customerId === null) return sendExpired(reply);
    return asPage(reply).send(renderOverview(state, customerId, token));
  });
  subscriptionPages(app, engine);
}

function subscriptionPages(app: App, engine: Engine) {
  const path = '/portal/:token/subscriptions/:id';
  const find = async ({ token, id }: { token: string; id: string }) =>
    ownSubscription(await engine.read(), engine.nowMs(), token, id);

  app.get(`${path}/cancel`, { schema: { params: bySubscription } }, async (request, reply) => {
    const subscription = await find(request.params);
    if (subscription === null) return sendExpired(reply);
    return asPage(reply).send(renderCancel(subscription, request.params.token));
  });
  app.post(`${path}/cancel`, { schema: { params: bySubscription } }, async (request, reply) => {
    if ((await find(request.params)) === null) return sendRefusal(reply, expired.refused);
    return sendOutcome(reply, await engine.run(cancelSubscription(request.params.id, 'next_billing_period')));
  });
  app.get(`${path}/card`, { schema: { params: bySubscription } }, async (request, reply) => {
    if ((await find(request.params)) === null) return sendExpired(reply);
    const outcome = await engine.run(paymentMethodTransaction(request.params.id, checkoutUrl(request)));
    if ('refused' in outcome) {
      return asPage(reply).code(outcome.refused.status).send(renderError(outcome.refused.detail));
    }
    return reply.header('cache-control', 'no-store').redirect(outcome.answer.checkout.url ?? '/');
  });
}

function ownSubscription(state: State, nowMs: number, token: string, id: string): Subscription | null {
  const subscription = state.subscriptions[id];
  const customerId = portalCustomer(state, token, nowMs);
  return customerId !== null && subscription?.customer_id === customerId ? subscription : null;
}

function sendExpired(reply: FastifyReply) {
  return asPage(reply).code(404).send(renderError(expired.refused.detail));
}

/** The URL gives access, so the page must not be cached or framed, nor its URL sent as a referrer. */
function asPage(reply: FastifyReply): FastifyReply {
  return reply
    .type(html)
    .header('content-security-policy', `${pageSecurity}; frame-ancestors 'none'`)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
}
