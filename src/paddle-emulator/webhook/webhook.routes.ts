import { Type } from 'typebox';
import { baseUrlOf, sendData, sendOutcome, sendPage, sendRefusal } from '../answer';
import type { App } from '../app';
import { isoOf } from '../clock';
import type { Engine } from '../engine';
import { type ListQuery, pageOf } from '../list';
import { notFound } from '../refusal';
import type { Notification, State } from '../state';
import { eventOf, isPending, payloadOf, replay } from './outbox';

const byId = Type.Object({ id: Type.String() });

export function webhookRoutes(app: App, engine: Engine) {
  app.get('/events', async (request, reply) => {
    const { events } = await engine.read();
    const page = pageOf(events, request.query as ListQuery, {
      url: `${baseUrlOf(request)}/events`,
      idOf: ({ event_id }) => event_id,
      filters: { event_type: ({ event_type }) => event_type },
    });
    return sendPage(reply, page);
  });
  app.get('/notifications', async (request, reply) => {
    const state = await engine.read();
    const page = pageOf(state.notifications, request.query as ListQuery, {
      url: `${baseUrlOf(request)}/notifications`,
      idOf: ({ id }) => id,
      filters: { status: ({ status }) => status },
    });
    if ('refused' in page) return sendRefusal(reply, page.refused);
    return sendPage(reply, { ...page, data: page.data.map((one) => notificationEntity(state, one)) });
  });
  app.get('/notifications/:id', { schema: { params: byId } }, async (request, reply) => {
    const state = await engine.read();
    const found = state.notifications.find(({ id }) => id === request.params.id);
    if (found === undefined) return sendRefusal(reply, notFound(request.params.id).refused);
    return sendData(reply, notificationEntity(state, found));
  });
  app.post('/notifications/:id/replay', { schema: { params: byId } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(replay(request.params.id)), 202),
  );
}

function notificationEntity(state: State, notification: Notification) {
  const { event_type, occurred_at } = eventOf(state, notification.eventId);
  const last = notification.attempts.at(-1);
  return {
    id: notification.id,
    type: event_type,
    status: notification.status,
    payload: payloadOf(state, notification),
    occurred_at,
    delivered_at: notification.status === 'delivered' && last !== undefined ? isoOf(last.at) : null,
    replayed_at: null,
    origin: notification.origin,
    last_attempt_at: last === undefined ? null : isoOf(last.at),
    retry_at: isPending(notification) && last !== undefined ? isoOf(notification.nextAttemptAt) : null,
    times_attempted: notification.attempts.length,
    notification_setting_id: 'ntfset_01emulator00000000000000000',
  };
}
