import type { FastifyReply, FastifyRequest } from 'fastify';
import { adjustmentPanelRoutes, adjustmentRoutes } from '#paddle-emulator/adjustment/adjustment.routes.ts';
import { catalogueRoutes } from '#paddle-emulator/catalogue/catalogue.routes.ts';
import { checkoutRoutes } from '#paddle-emulator/checkout/checkout.routes.ts';
import { customerRoutes } from '#paddle-emulator/customer/customer.routes.ts';
import { discountRoutes } from '#paddle-emulator/discount/discount.routes.ts';
import { faultRoutes } from '#paddle-emulator/fault/fault.routes.ts';
import { createFaultGate } from '#paddle-emulator/fault/fault-gate.ts';
import { metricRoutes } from '#paddle-emulator/metric/metric.routes.ts';
import { panelRoutes } from '#paddle-emulator/panel/panel.routes.ts';
import { payoutPanelRoutes } from '#paddle-emulator/payout/payout.routes.ts';
import { sendRefusal } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { type App, createServer } from '#paddle-emulator/platform/server.ts';
import { invoicePages, invoiceRoutes } from '#paddle-emulator/portal/invoice.routes.ts';
import { portalRoutes, portalSessionRoutes } from '#paddle-emulator/portal/portal.routes.ts';
import { reportFiles, reportRoutes } from '#paddle-emulator/report/report.routes.ts';
import { dunningRoutes, subscriptionRoutes } from '#paddle-emulator/subscription/subscription.routes.ts';
import { transactionRoutes } from '#paddle-emulator/transaction/transaction.routes.ts';
import { notificationSettingRoutes } from '#paddle-emulator/webhook/notification-setting.routes.ts';
import { webhookRoutes } from '#paddle-emulator/webhook/webhook.routes.ts';

/** Everything the emulator serves: Paddle's API needs a key, the card form and the control panel need none. */
export function buildApp(engine: Engine): App {
  const app = createServer();
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
    reportRoutes(api, engine);
    metricRoutes(api, engine);
    subscriptionRoutes(api, engine);
    webhookRoutes(api, engine);
    notificationSettingRoutes(api, engine);
  });
  checkoutRoutes(app, engine);
  portalRoutes(app, engine);
  panelRoutes(app, engine);
  faultRoutes(app, engine, gate);
  adjustmentPanelRoutes(app, engine);
  payoutPanelRoutes(app, engine);
  reportFiles(app, engine);
  dunningRoutes(app, engine);
  invoicePages(app, engine);
  return app;
}

/** Accepts any key that begins with `emulator`; a real Paddle key is refused, because it must not be sent here. */
async function requireKey(request: FastifyRequest, reply: FastifyReply) {
  if (/^bearer emulator/i.test(request.headers.authorization ?? '')) return;
  return sendRefusal(reply, {
    status: 403,
    code: 'forbidden',
    detail: 'Send `Authorization: Bearer <key>` with a key that begins with "emulator".',
  });
}
