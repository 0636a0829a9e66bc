import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { adjustmentPanelRoutes, adjustmentRoutes } from './adjustment/adjustment.routes';
import { sendRefusal } from './answer';
import { catalogueRoutes } from './catalogue/catalogue.routes';
import { checkoutRoutes } from './checkout/checkout.routes';
import { customerRoutes } from './customer/customer.routes';
import { discountRoutes } from './discount/discount.routes';
import type { Engine } from './engine';
import { faultRoutes } from './fault/fault.routes';
import { createFaultGate } from './fault/fault-gate';
import { panelRoutes } from './panel/panel.routes';
import { portalRoutes, portalSessionRoutes } from './portal/portal.routes';
import { invalidField } from './refusal';
import { dunningRoutes, subscriptionRoutes } from './subscription/subscription.routes';
import { invoicePages, invoiceRoutes } from './transaction/invoice.routes';
import { transactionRoutes } from './transaction/transaction.routes';
import { notificationSettingRoutes } from './webhook/notification-setting.routes';
import { webhookRoutes } from './webhook/webhook.routes';

export type App = ReturnType<typeof createServer>;

/** The emulator's whole HTTP surface: Paddle's API behind a key, the card form and the control panel open. */
export function buildApp(engine: Engine): App {
  const app = createServer();
  acceptEmptyJson(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, { status: 404, code: 'not_found', detail: 'The Paddle emulator has nothing at this address.' }),
  );
  const gate = createFaultGate(engine);
  app.register(async (api: App) => {
    api.addHook('onRequest', requireKey);
    gate.guard(api);
    catalogueRoutes(api, engine);
    discountRoutes(api, engine);
    customerRoutes(api, engine);
    portalSessionRoutes(api, engine);
    transactionRoutes(api, engine);
    invoiceRoutes(api, engine);
    adjustmentRoutes(api, engine);
    subscriptionRoutes(api, engine);
    webhookRoutes(api, engine);
    notificationSettingRoutes(api, engine);
  });
  checkoutRoutes(app, engine);
  portalRoutes(app, engine);
  panelRoutes(app, engine);
  faultRoutes(app, engine, gate);
  adjustmentPanelRoutes(app, engine);
  dunningRoutes(app, engine);
  invoicePages(app, engine);
  return app;
}

function createServer() {
  return Fastify({
    genReqId: () => randomUUID(),
    // Nothing is coerced or dropped: a body the real Paddle would refuse must not pass here.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** The SDK announces JSON even where it sends no body. */
function acceptEmptyJson(app: App) {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
}

/** Any key that begins with `emulator`; a real Paddle key has no business here and is refused. */
async function requireKey(request: FastifyRequest, reply: FastifyReply) {
  if (/^bearer emulator/i.test(request.headers.authorization ?? '')) return;
  return sendRefusal(reply, {
    status: 403,
    code: 'forbidden',
    detail: 'Send `Authorization: Bearer <key>` with a key that begins with "emulator".',
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.validation !== undefined) {
    const faults = error.validation.map(({ instancePath, params, message }) => ({
      field: fieldOf(instancePath, params),
      message: message ?? 'is not valid',
    }));
    return sendRefusal(reply, invalidField(...faults).refused);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return sendRefusal(reply, { status, code: 'bad_request', detail: error.message });
  process.stderr.write(`Paddle emulator: ${request.method} ${request.url} failed: ${error.stack}\n`);
  return sendRefusal(reply, { status: 500, code: 'internal_error', detail: 'The Paddle emulator failed.' });
}

/** `/items/0` with the missing property `price_id` is the field `items.0.price_id`. */
function fieldOf(instancePath: string, params: Record<string, unknown>): string {
  const own = params.missingProperty ?? params.additionalProperty;
  return [...instancePath.split('/').slice(1), ...(own === undefined ? [] : [String(own)])].join('.');
}
