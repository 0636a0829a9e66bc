import { Type } from 'typebox';
import { checkoutUrl, sendFound, sendList, sendOutcome } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { cancelSubscription } from './ending.ts';
import { chargeOnce, previewCharge } from './one-time-charge.ts';
import { pauseSubscription, resumeSubscription } from './pause.ts';
import { previewChange } from './preview-change.ts';
import { activateSubscription } from './renewal.ts';
import { cancelBody, chargeBody, dunningBody, patchBody, pauseBody, resumeBody } from './subscription-schemas.ts';
import { paymentMethodTransaction } from './subscription-transaction.ts';
import { updateSubscription } from './update-subscription.ts';

const byId = Type.Object({ id: Type.String() });

export function subscriptionRoutes(app: App, engine: Engine) {
  readingRoutes(app, engine);
  app.patch('/subscriptions/:id', { schema: { params: byId, body: patchBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(updateSubscription(request.params.id, request.body))),
  );
  app.patch('/subscriptions/:id/preview', { schema: { params: byId, body: patchBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(previewChange(request.params.id, request.body))),
  );
  app.post('/subscriptions/:id/cancel', { schema: { params: byId, body: cancelBody } }, async (request, reply) => {
    const from = request.body.effective_from ?? 'next_billing_period';
    return sendOutcome(reply, await engine.run(cancelSubscription(request.params.id, from)));
  });
  app.post('/subscriptions/:id/pause', { schema: { params: byId, body: pauseBody } }, async (request, reply) => {
    const { effective_from, resume_at } = request.body;
    const pause = { from: effective_from ?? ('next_billing_period' as const), resumeAt: resume_at ?? null };
    return sendOutcome(reply, await engine.run(pauseSubscription(request.params.id, pause)));
  });
  app.post('/subscriptions/:id/resume', { schema: { params: byId, body: resumeBody } }, async (request, reply) => {
    const from = request.body.effective_from ?? 'immediately';
    return sendOutcome(reply, await engine.run(resumeSubscription(request.params.id, from)));
  });
  app.post('/subscriptions/:id/activate', { schema: { params: byId } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(activateSubscription(request.params.id))),
  );
  app.post('/subscriptions/:id/charge', { schema: { params: byId, body: chargeBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(chargeOnce(request.params.id, request.body))),
  );
  app.post(
    '/subscriptions/:id/charge/preview',
    { schema: { params: byId, body: chargeBody } },
    async (request, reply) => sendOutcome(reply, await engine.run(previewCharge(request.params.id, request.body))),
  );
  app.get(
    '/subscriptions/:id/update-payment-method-transaction',
    { schema: { params: byId } },
    async (request, reply) =>
      sendOutcome(reply, await engine.run(paymentMethodTransaction(request.params.id, checkoutUrl(request)))),
  );
}

function readingRoutes(app: App, engine: Engine) {
  app.get('/subscriptions/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    return sendFound(reply, id, (await engine.read()).subscriptions[id]);
  });
  app.get('/subscriptions', async (request, reply) => {
    const { subscriptions } = await engine.read();
    return sendList(request, reply, Object.values(subscriptions), {
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        status: ({ status }) => status,
        customer_id: (subscription) => subscription.customer_id,
        address_id: (subscription) => subscription.address_id,
        collection_mode: (subscription) => subscription.collection_mode,
        scheduled_change_action: ({ scheduled_change }) => scheduled_change?.action ?? null,
      },
    });
  });
}

/** Sets what happens to a subscription whose renewal stays unpaid, which at Paddle is a setting of the account. */
export function dunningRoutes(app: App, engine: Engine) {
  app.put('/emulator/dunning', { schema: { body: dunningBody } }, async (request, reply) => {
    const { afterwards } = request.body;
    const change = (state: State) => ({ state: { ...state, afterDunning: afterwards }, answer: { afterwards } });
    return sendOutcome(reply, await engine.run(change));
  });
}
