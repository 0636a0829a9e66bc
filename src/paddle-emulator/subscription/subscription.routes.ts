import { Type } from 'typebox';
import { baseUrlOf, sendData, sendOutcome, sendPage, sendRefusal } from '../answer';
import type { App } from '../app';
import { customData } from '../catalogue/catalogue-schemas';
import type { Engine } from '../engine';
import { type ListQuery, pageOf } from '../list';
import { notFound } from '../refusal';
import { cancelSubscription, pauseSubscription, resumeSubscription, updateSubscription } from './changes';

const closed = { additionalProperties: false };
const byId = Type.Object({ id: Type.String() });
const effectiveFrom = Type.Union([Type.Literal('next_billing_period'), Type.Literal('immediately'), Type.Null()]);
const stopBody = Type.Object({ effective_from: Type.Optional(effectiveFrom) }, closed);
const resumeBody = Type.Object({ effective_from: Type.Optional(Type.Literal('immediately')) }, closed);
const patchBody = Type.Object(
  { scheduled_change: Type.Optional(Type.Null()), custom_data: Type.Optional(customData) },
  closed,
);

export function subscriptionRoutes(app: App, engine: Engine) {
  app.get('/subscriptions/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const subscription = (await engine.read()).subscriptions[id];
    return subscription === undefined ? sendRefusal(reply, notFound(id).refused) : sendData(reply, subscription);
  });
  app.get('/subscriptions', async (request, reply) => {
    const { subscriptions } = await engine.read();
    const page = pageOf(Object.values(subscriptions), request.query as ListQuery, {
      url: `${baseUrlOf(request)}/subscriptions`,
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        status: ({ status }) => status,
        customer_id: (subscription) => subscription.customer_id,
        address_id: (subscription) => subscription.address_id,
        scheduled_change_action: ({ scheduled_change }) => scheduled_change?.action ?? null,
      },
    });
    return sendPage(reply, page);
  });
  app.patch('/subscriptions/:id', { schema: { params: byId, body: patchBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(updateSubscription(request.params.id, request.body))),
  );
  app.post('/subscriptions/:id/cancel', { schema: { params: byId, body: stopBody } }, async (request, reply) => {
    const from = request.body.effective_from ?? 'next_billing_period';
    return sendOutcome(reply, await engine.run(cancelSubscription(request.params.id, from)));
  });
  app.post('/subscriptions/:id/pause', { schema: { params: byId, body: stopBody } }, async (request, reply) => {
    const from = request.body.effective_from ?? 'next_billing_period';
    return sendOutcome(reply, await engine.run(pauseSubscription(request.params.id, from)));
  });
  app.post('/subscriptions/:id/resume', { schema: { params: byId, body: resumeBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(resumeSubscription(request.params.id))),
  );
}
