import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import checkoutScript from '#paddle-emulator/browser/checkout.js?raw';
import paddleScript from '#paddle-emulator/browser/paddle.js?raw';
import { sendData, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import type { Engine, Outcome } from '#paddle-emulator/platform/engine.ts';
import { html, javascript, pageSecurity } from '#paddle-emulator/platform/html.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { type CheckoutData, checkoutData, initialCountry } from './checkout-data.ts';
import { type PayAnswer, pay, payByWallet } from './pay.ts';
import { type Purpose, renderCheckout, renderCheckoutError } from './render-checkout.ts';

const byId = Type.Object({ id: Type.String() });
const text = (maxLength: number) => Type.String({ maxLength });
const pageQuery = Type.Object({
  theme: Type.Optional(text(20)),
  locale: Type.Optional(text(40)),
  origin: Type.Optional(text(300)),
});
const quoteQuery = Type.Object({ country: text(2) });
const walletForm = Type.Object({ email: Type.Optional(text(320)), country: text(2) }, { additionalProperties: false });
const cardForm = Type.Object(
  {
    email: Type.Optional(text(320)),
    card_number: text(40),
    expiry: text(20),
    security_code: text(10),
    name: text(100),
    country: text(2),
    challenge: Type.Optional(Type.Union([Type.Literal('approved'), Type.Literal('refused')])),
  },
  { additionalProperties: false },
);

/** The card form and the script that embeds it, both in place of Paddle's. */
export function checkoutRoutes(app: App, engine: Engine) {
  app.get('/paddle.js', (_request, reply) => reply.type(javascript).send(paddleScript));
  app.get('/emulator/checkout.js', (_request, reply) => reply.type(javascript).send(checkoutScript));

  app.get('/checkout/:id', { schema: { params: byId, querystring: pageQuery } }, async (request, reply) => {
    const { query } = request;
    const state = await engine.read();
    const transaction = state.transactions[request.params.id];
    const theme = query.theme === 'dark' ? ('dark' as const) : ('light' as const);
    const parentOrigin = originOf(query.origin);
    reply.type(html).header('content-security-policy', pageSecurity);
    if (transaction === undefined) {
      return reply.code(404).send(renderCheckoutError('This checkout does not exist.', { theme, parentOrigin }));
    }
    if (transaction.status === 'canceled') {
      const gone = 'This checkout is closed. Nothing was charged.';
      return reply.code(410).send(renderCheckoutError(gone, { theme, parentOrigin }));
    }
    const locale = localeOf(query.locale);
    const country = initialCountry(state, transaction, locale);
    const data = checkoutData(state, transaction, country);
    const displayMode = parentOrigin === null ? 'standalone' : 'inline';
    const purpose = purposeOf(transaction);
    const { hasWallet } = state;
    return renderCheckout({ data, country, theme, locale, displayMode, parentOrigin, purpose, hasWallet });
  });

  app.get('/checkout/:id/quote', { schema: { params: byId, querystring: quoteQuery } }, async (request, reply) => {
    const state = await engine.read();
    const transaction = state.transactions[request.params.id];
    if (transaction === undefined) return sendRefusal(reply, notFound(request.params.id).refused);
    return sendData(reply, inCountry(checkoutData(state, transaction, request.query.country), request.query.country));
  });

  app.post('/checkout/:id/pay', { schema: { params: byId, body: cardForm } }, async (request, reply) => {
    const outcome = await engine.run(pay(request.params.id, request.body));
    return sendPayment(reply, outcome, request.body.country);
  });

  app.post('/checkout/:id/wallet', { schema: { params: byId, body: walletForm } }, async (request, reply) => {
    const outcome = await engine.run(payByWallet(request.params.id, request.body));
    return sendPayment(reply, outcome, request.body.country);
  });

  function sendPayment(reply: FastifyReply, outcome: Outcome<PayAnswer>, country: string) {
    if ('refused' in outcome) return sendRefusal(reply, outcome.refused);
    const { answer } = outcome;
    if (answer.kind === 'invalid' || answer.kind === 'challenge') return sendData(reply, answer);
    const { transaction, ...rest } = answer;
    return sendData(reply, { ...rest, checkout: checkoutData(engine.peek(), transaction, country) });
  }
}

/** As Paddle describes a checkout once the buyer has chosen a country: its address is that of the form. */
function inCountry(data: CheckoutData, country: string): CheckoutData {
  const id = data.customer.address?.id ?? `add_${data.transaction_id.slice(4)}`;
  return { ...data, customer: { ...data.customer, address: { id, country_code: country } } };
}

function purposeOf({ origin, details }: Transaction): Purpose {
  if (origin === 'subscription_payment_method_change') return 'card';
  return details.totals.grand_total === '0' ? 'trial' : 'pay';
}

function originOf(given: string | undefined): string | null {
  if (given === undefined || !URL.canParse(given)) return null;
  const { protocol, origin } = new URL(given);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** The requested locale when it is well formed, else English. */
function localeOf(given: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(given ?? 'en')[0] ?? 'en';
  } catch {
    return 'en';
  }
}
