import { Type } from 'typebox';
import { sendData, sendList, sendOutcome, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import type { Engine, Outcome } from '#paddle-emulator/platform/engine.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { NotificationSetting } from '#paddle-emulator/platform/rows.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { createSetting, deleteSetting, settingEntity, updateSetting } from './notification-setting.ts';

const closed = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const events = Type.Array(Type.String(), { minItems: 1, uniqueItems: true });
const trafficSource = Type.Enum(['platform', 'simulation', 'all']);
const orNull = <T extends Type.TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
const newSetting = Type.Object(
  {
    description: text(500),
    destination: text(2048),
    subscribed_events: events,
    // The emulator sends no emails.
    type: Type.Literal('url'),
    api_version: orNull(Type.Literal(1)),
    include_sensitive_fields: orNull(Type.Boolean()),
    traffic_source: orNull(trafficSource),
  },
  closed,
);
const settingPatch = Type.Partial(
  Type.Object(
    {
      description: text(500),
      destination: text(2048),
      active: Type.Boolean(),
      api_version: Type.Literal(1),
      include_sensitive_fields: Type.Boolean(),
      subscribed_events: events,
      traffic_source: trafficSource,
    },
    closed,
  ),
);
const byId = Type.Object({ id: Type.String() });

export function notificationSettingRoutes(app: App, engine: Engine) {
  app.post('/notification-settings', { schema: { body: newSetting } }, async (request, reply) =>
    sendOutcome(reply, shown(await engine.run(createSetting(request.body))), 201),
  );
  app.patch('/notification-settings/:id', { schema: { params: byId, body: settingPatch } }, async (request, reply) =>
    sendOutcome(reply, shown(await engine.run(updateSetting(request.params.id, request.body)))),
  );
  app.delete('/notification-settings/:id', { schema: { params: byId } }, async (request, reply) => {
    const outcome = await engine.run(deleteSetting(request.params.id));
    return 'refused' in outcome ? sendRefusal(reply, outcome.refused) : reply.code(204).send();
  });
  app.get('/notification-settings/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const setting = (await engine.read()).notificationSettings[id];
    return setting === undefined ? sendRefusal(reply, notFound(id).refused) : sendData(reply, settingEntity(setting));
  });
  app.get('/notification-settings', async (request, reply) => {
    const { notificationSettings } = await engine.read();
    return sendList(
      request,
      reply,
      Object.values(notificationSettings),
      {
        idOf: ({ id }) => id,
        filters: { active: ({ active }) => String(active), traffic_source: (setting) => setting.traffic_source },
      },
      settingEntity,
    );
  });
}

function shown(outcome: Outcome<NotificationSetting>) {
  return 'refused' in outcome ? outcome : { answer: settingEntity(outcome.answer) };
}
