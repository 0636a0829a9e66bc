import { Type } from 'typebox';
import { baseUrlOf, sendData, sendOutcome, sendPage, sendRefusal } from '../answer';
import type { App } from '../app';
import { isoOf } from '../clock';
import type { Engine } from '../engine';
import { type ListQuery, pageOf } from '../list';
import { notFound } from '../refusal';
import type { Notification, State } from '../state';
import { eventTypes } from './event-types';
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
  app.get('/event-types', (_request, reply) => sendData(reply, eventTypes));
  app.get('/notifications', async (request, reply) => {
    const state = await engine.read();
    const page = pageOf(state.notifications, request.query as ListQuery, {
      url: `${baseUrlOf(request)}/notifications`,
      idOf: ({ id }) => id,
      filters: {
        status: ({ status }) => status,
        notification_setting_id: ({ settingId }) => settingId,
        filter: ({ eventId }) => entityIdOf(state, eventId),
      },
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
  app.get('/notifications/:id/logs', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const found = (await engine.read()).notifications.find((one) => one.id === id);
    if (found === undefined) return sendRefusal(reply, notFound(id).refused);
    const page = pageOf(attemptLog(found), request.query as ListQuery, {
      url: `${baseUrlOf(request)}/notifications/${id}/logs`,
      idOf: (log) => log.id,
      filters: {},
    });
    return sendPage(reply, page);
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
    replayed_at: notification.replayedAt === null ? null : isoOf(notification.replayedAt),
    origin: notification.origin,
    last_attempt_at: last === undefined ? null : isoOf(last.at),
    retry_at: isPending(notification) && last !== undefined ? isoOf(notification.nextAttemptAt) : null,
    times_attempted: notification.attempts.length,
    notification_setting_id: notification.settingId,
  };
}

/** Every attempt of a message; the id of an entry is the message's with the attempt's number. */
function attemptLog({ id, attempts }: Notification) {
  return attempts.map(({ at, responseCode, response, contentType }, index) => ({
    id: `ntflog_${id.slice(4, -3)}${index.toString(36).padStart(3, '0')}`,
    response_code: responseCode,
    response_content_type: contentType,
    response_body: response,
    attempted_at: isoOf(at),
  }));
}

function entityIdOf(state: State, eventId: string): string | null {
  const { data } = eventOf(state, eventId);
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : null;
}
