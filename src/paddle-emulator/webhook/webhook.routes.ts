import { Type } from 'typebox';
import { sendData, sendFound, sendList, sendOutcome, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { Notification } from '#paddle-emulator/platform/rows.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { isPending } from './event-log.ts';
import { eventTypes } from './event-types.ts';
import { eventOf, payloadOf, replay } from './outbox.ts';

const byId = Type.Object({ id: Type.String() });

export function webhookRoutes(app: App, engine: Engine) {
  app.get('/events', async (request, reply) => {
    const { events } = await engine.read();
    return sendList(request, reply, events, {
      idOf: ({ event_id }) => event_id,
      filters: { event_type: ({ event_type }) => event_type },
    });
  });
  app.get('/event-types', (_request, reply) => sendData(reply, eventTypes));
  notificationRoutes(app, engine);
}

function notificationRoutes(app: App, engine: Engine) {
  app.get('/notifications', async (request, reply) => {
    const state = await engine.read();
    const rules = {
      idOf: ({ id }: Notification) => id,
      filters: {
        status: ({ status }: Notification) => status,
        notification_setting_id: ({ settingId }: Notification) => settingId,
        filter: ({ eventId }: Notification) => entityIdOf(state, eventId),
      },
    };
    return sendList(request, reply, state.notifications, rules, (one) => notificationEntity(state, one));
  });
  app.get('/notifications/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const state = await engine.read();
    const found = notificationOf(state, id);
    return sendFound(reply, id, found && notificationEntity(state, found));
  });
  app.get('/notifications/:id/logs', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const found = notificationOf(await engine.read(), id);
    if (found === undefined) return sendRefusal(reply, notFound(id).refused);
    return sendList(request, reply, attemptLog(found), { idOf: (log) => log.id, filters: {} });
  });
  app.post('/notifications/:id/replay', { schema: { params: byId } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(replay(request.params.id)), 202),
  );
}

function notificationOf({ notifications }: State, wanted: string): Notification | undefined {
  return notifications.find(({ id }) => id === wanted);
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

/** Every attempt of a notification. An entry's id is the notification's id with the number of the attempt. */
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
