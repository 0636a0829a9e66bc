import figtreeData from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';
import { Type } from 'typebox';
import { sendData, sendOutcome } from '../answer';
import type { App } from '../app';
import buttonsScript from '../browser/buttons.js?raw';
import panelScript from '../browser/panel.js?raw';
import style from '../browser/style.css?raw';
import { checkoutUrl } from '../checkout/checkout-url';
import type { Engine } from '../engine';
import { html, javascript, pageSecurity } from '../html';
import { paymentMethodTransaction } from '../subscription/payment-method';
import { replay, retryNow } from '../webhook/outbox';
import { clockRoutes } from './clock.routes';
import { overviewOf } from './overview';
import { renderPanel } from './render-panel';
import { setRenewals } from './set-renewals';

/** In the bundle itself, as a release has no package to read it from. */
const figtree = Buffer.from(figtreeData.slice(figtreeData.indexOf(',') + 1), 'base64');
const byId = Type.Object({ id: Type.String() });
const renewalsBody = Type.Object({ renewals: Type.Enum(['succeed', 'decline']) }, { additionalProperties: false });

/** The control panel and what it can do, open to whoever can reach the emulator: it is for testing only. */
export function panelRoutes(app: App, engine: Engine) {
  clockRoutes(app, engine);
  fileRoutes(app);
  app.get('/', async (_request, reply) => {
    reply.type(html).header('content-security-policy', `${pageSecurity}; frame-ancestors 'none'`);
    return renderPanel(await engine.read(), engine.nowMs());
  });
  app.get('/emulator/state', async (_request, reply) =>
    sendData(reply, overviewOf(await engine.read(), engine.nowMs())),
  );
  app.get('/emulator/subscriptions/:id/card', { schema: { params: byId } }, async (request, reply) => {
    const outcome = await engine.run(paymentMethodTransaction(request.params.id, checkoutUrl(request)));
    return 'refused' in outcome ? sendOutcome(reply, outcome) : reply.redirect(outcome.answer.checkout.url ?? '/');
  });
  app.post(
    '/emulator/subscriptions/:id/renewals',
    { schema: { params: byId, body: renewalsBody } },
    async (request, reply) =>
      sendOutcome(reply, await engine.run(setRenewals(request.params.id, request.body.renewals))),
  );
  app.post('/emulator/outbox/retry', async (_request, reply) => sendOutcome(reply, await engine.run(retryNow)));
  app.post('/emulator/notifications/:id/replay', { schema: { params: byId } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(replay(request.params.id)), 202),
  );
}

function fileRoutes(app: App) {
  app.get('/emulator/panel.js', (_request, reply) => reply.type(javascript).send(panelScript));
  app.get('/emulator/buttons.js', (_request, reply) => reply.type(javascript).send(buttonsScript));
  app.get('/emulator/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/emulator/figtree.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(figtree),
  );
}
