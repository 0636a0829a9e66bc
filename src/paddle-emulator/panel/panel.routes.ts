import figtreeData from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';
import { Type } from 'typebox';
import buttonsScript from '#paddle-emulator/browser/buttons.js?raw';
import checkoutStyle from '#paddle-emulator/browser/checkout.css?raw';
import pageStyle from '#paddle-emulator/browser/page.css?raw';
import panelStyle from '#paddle-emulator/browser/panel.css?raw';
import panelScript from '#paddle-emulator/browser/panel.js?raw';
import tableStyle from '#paddle-emulator/browser/panel-tables.css?raw';
import { checkoutUrl, sendData, sendOutcome } from '#paddle-emulator/platform/answer.ts';
import type { Command, Engine } from '#paddle-emulator/platform/engine.ts';
import { html, javascript, pageSecurity } from '#paddle-emulator/platform/html.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { StoredCard } from '#paddle-emulator/platform/rows.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { put } from '#paddle-emulator/platform/state.ts';
import { paymentMethodTransaction } from '#paddle-emulator/subscription/subscription-transaction.ts';
import { replay, retryNow } from '#paddle-emulator/webhook/outbox.ts';
import { clockRoutes } from './clock.routes.ts';
import { overviewOf } from './overview.ts';
import { renderPanel } from './render-panel.ts';

/** Bundled, because a release has no package to read it from. */
const figtree = Buffer.from(figtreeData.slice(figtreeData.indexOf(',') + 1), 'base64');
const style = [pageStyle, checkoutStyle, panelStyle, tableStyle].join('\n');
const byId = Type.Object({ id: Type.String() });
const renewalsBody = Type.Object({ renewals: Type.Enum(['succeed', 'decline']) }, { additionalProperties: false });

/** The control panel and its actions. It needs no key, because it is for testing only. */
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

/** Decides whether the card of a subscription pays for its renewals. */
function setRenewals(
  subscriptionId: string,
  renewals: StoredCard['renewals'],
): Command<{ renewals: StoredCard['renewals'] }> {
  return (state) => {
    const billing = state.billings[subscriptionId];
    if (billing === undefined) return notFound(subscriptionId);
    const changed = { ...billing, card: { ...billing.card, renewals } };
    return { state: put(state, 'billings', changed), answer: { renewals } };
  };
}
