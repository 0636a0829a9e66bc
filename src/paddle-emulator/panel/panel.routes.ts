import figtreeData from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';
import { Type } from 'typebox';
import buttonsScript from '#paddle-emulator/browser/buttons.js?raw';
import checkoutStyle from '#paddle-emulator/browser/checkout.css?raw';
import pageStyle from '#paddle-emulator/browser/page.css?raw';
import panelStyle from '#paddle-emulator/browser/panel.css?raw';
import panelScript from '#paddle-emulator/browser/panel.js?raw';
import tableStyle from '#paddle-emulator/browser/panel-tables.css?raw';
import { checkoutUrl, sendData, sendOutcome, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import { dayMs, isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command, Engine } from '#paddle-emulator/platform/engine.ts';
import { html, javascript, pageSecurity } from '#paddle-emulator/platform/html.ts';
import { type FieldError, invalidField, notFound } from '#paddle-emulator/platform/refusal.ts';
import type { StoredCard } from '#paddle-emulator/platform/rows.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { put } from '#paddle-emulator/platform/state.ts';
import { paymentMethodTransaction } from '#paddle-emulator/subscription/subscription-transaction.ts';
import { replay, retryNow } from '#paddle-emulator/webhook/outbox.ts';
import { overviewOf } from './overview.ts';
import { renderPanel } from './render-panel.ts';

/** Bundled, because a release does not contain the package. */
const figtree = Buffer.from(figtreeData.slice(figtreeData.indexOf(',') + 1), 'base64');
const style = [pageStyle, checkoutStyle, panelStyle, tableStyle].join('\n');
const byId = Type.Object({ id: Type.String() });
const renewalsBody = Type.Object({ renewals: Type.Enum(['succeed', 'decline']) }, { additionalProperties: false });

const walletBody = Type.Object({ offered: Type.Boolean() }, { additionalProperties: false });

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
  app.put('/emulator/wallet', { schema: { body: walletBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(offerWallet(request.body.offered))),
  );
  app.post('/emulator/outbox/retry', async (_request, reply) => sendOutcome(reply, await engine.run(retryNow)));
  app.post('/emulator/notifications/:id/replay', { schema: { params: byId } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(replay(request.params.id)), 202),
  );
}

/** Sets whether buyers' devices have a wallet. */
function offerWallet(offered: boolean): Command<{ offered: boolean }> {
  return (state) => ({ state: { ...state, hasWallet: offered }, answer: { offered } });
}

function fileRoutes(app: App) {
  app.get('/emulator/panel.js', (_request, reply) => reply.type(javascript).send(panelScript));
  app.get('/emulator/buttons.js', (_request, reply) => reply.type(javascript).send(buttonsScript));
  app.get('/emulator/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/emulator/figtree.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(figtree),
  );
}

/** Sets whether a subscription's card pays for its renewals. */
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

/** All renewals in between are run, so a longer jump is most likely a mistake. */
const maxAdvanceMs = 5 * 366 * dayMs;

const clockBody = Type.Object(
  {
    advance_seconds: Type.Optional(Type.Number({ minimum: 0 })),
    to: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

/** Reads and advances the emulated time, without a key, so that the application can follow it. */
function clockRoutes(app: App, engine: Engine) {
  app.get('/emulator/clock', (_request, reply) =>
    sendData(reply, { now: isoOf(engine.nowMs()), offset_ms: engine.peek().clockOffsetMs }),
  );
  app.post('/emulator/clock', { schema: { body: clockBody } }, async (request, reply) => {
    const wanted = requestedTime(request.body, engine.nowMs());
    if ('error' in wanted) return sendRefusal(reply, invalidField(wanted.error).refused);
    await engine.advanceTo(wanted.atMs);
    return sendData(reply, overviewOf(engine.peek(), engine.nowMs()));
  });
}

/** The requested emulated time, epoch ms; it cannot be in the past. */
function requestedTime(
  { advance_seconds, to }: { advance_seconds?: number; to?: string },
  nowMs: number,
): { atMs: number } | { error: FieldError } {
  if (advance_seconds !== undefined) return within(nowMs + advance_seconds * 1000, nowMs, 'advance_seconds');
  const atMs = Date.parse(to ?? '');
  if (Number.isNaN(atMs)) return { error: { field: 'to', message: 'must be an ISO 8601 time' } };
  if (atMs < nowMs) return { error: { field: 'to', message: 'must not be in the past: the clock only moves forward' } };
  return within(atMs, nowMs, 'to');
}

function within(atMs: number, nowMs: number, field: string): { atMs: number } | { error: FieldError } {
  if (atMs - nowMs > maxAdvanceMs) return { error: { field, message: 'must be within five years' } };
  return { atMs: Math.round(atMs) };
}
