import { Type } from 'typebox';
import { sendData, sendRefusal } from '../answer';
import type { App } from '../app';
import { isoOf } from '../clock';
import type { Engine } from '../engine';
import { invalidField } from '../refusal';
import { wantedTime } from './clock-request';
import { overviewOf } from './overview';

const clockBody = Type.Object(
  {
    advance_seconds: Type.Optional(Type.Number({ minimum: 0 })),
    to: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

/** The emulated time: asked for without a key, so that the application can take the same one, and moved forward. */
export function clockRoutes(app: App, engine: Engine) {
  app.get('/emulator/clock', (_request, reply) =>
    sendData(reply, { now: isoOf(engine.nowMs()), offset_ms: engine.peek().clockOffsetMs }),
  );
  app.post('/emulator/clock', { schema: { body: clockBody } }, async (request, reply) => {
    const wanted = wantedTime(request.body, engine.nowMs());
    if ('fault' in wanted) return sendRefusal(reply, invalidField(wanted.fault).refused);
    await engine.advanceTo(wanted.atMs);
    return sendData(reply, overviewOf(engine.peek(), engine.nowMs()));
  });
}
