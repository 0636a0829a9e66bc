import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Type } from 'typebox';
import { sendData, sendOutcome, sendRefusal } from '../answer';
import type { App } from '../app';
import panelScript from '../browser/panel.js?raw';
import style from '../browser/style.css?raw';
import type { Engine } from '../engine';
import { html, javascript, pageSecurity } from '../html';
import { invalidField } from '../refusal';
import { replay, retryNow } from '../webhook/outbox';
import { wantedTime } from './clock-request';
import { overviewOf } from './overview';
import { renderPanel } from './render-panel';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const byId = Type.Object({ id: Type.String() });
const clockBody = Type.Object(
  {
    advance_seconds: Type.Optional(Type.Number({ minimum: 0 })),
    to: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

/** The control panel and what it can do, open to whoever can reach the emulator: it is for testing only. */
export function panelRoutes(app: App, engine: Engine) {
  app.get('/', async (_request, reply) => {
    reply.type(html).header('content-security-policy', `${pageSecurity}; frame-ancestors 'none'`);
    return renderPanel(await engine.read(), engine.nowMs());
  });
  app.get('/emulator/panel.js', (_request, reply) => reply.type(javascript).send(panelScript));
  app.get('/emulator/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/emulator/figtree.woff2', async (_request, reply) => {
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400');
    return readFile(fontFile);
  });
  app.get('/emulator/state', async (_request, reply) =>
    sendData(reply, overviewOf(await engine.read(), engine.nowMs())),
  );
  app.post('/emulator/clock', { schema: { body: clockBody } }, async (request, reply) => {
    const wanted = wantedTime(request.body, engine.nowMs());
    if ('fault' in wanted) return sendRefusal(reply, invalidField(wanted.fault).refused);
    await engine.advanceTo(wanted.atMs);
    return sendData(reply, overviewOf(engine.peek(), engine.nowMs()));
  });
  app.post('/emulator/outbox/retry', async (_request, reply) => sendOutcome(reply, await engine.run(retryNow)));
  app.post('/emulator/notifications/:id/replay', { schema: { params: byId } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(replay(request.params.id)), 202),
  );
}
