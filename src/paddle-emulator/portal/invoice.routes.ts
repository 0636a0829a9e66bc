import { Type } from 'typebox';
import { baseUrlOf, sendData, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { html, pageSecurity } from '#paddle-emulator/platform/html.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { renderInvoice, renderNoInvoice } from './render-invoice.ts';

const byId = Type.Object({ id: Type.String() });

/** The URL of the invoice of a completed transaction. */
export function invoiceRoutes(app: App, engine: Engine) {
  const query = Type.Object({ disposition: Type.Optional(Type.Enum(['attachment', 'inline'])) });
  app.get('/transactions/:id/invoice', { schema: { params: byId, querystring: query } }, async (request, reply) => {
    const { id } = request.params;
    const transaction = (await engine.read()).transactions[id];
    return transaction?.invoice_number == null
      ? sendRefusal(reply, notFound(id).refused)
      : sendData(reply, { url: `${baseUrlOf(request)}/invoices/${id}` });
  });
}

/** The page of an invoice, which needs no key, because the id in its URL cannot be guessed. */
export function invoicePages(app: App, engine: Engine) {
  app.get('/invoices/:id', { schema: { params: byId } }, async (request, reply) => {
    const state = await engine.read();
    const transaction = state.transactions[request.params.id];
    reply.type(html).header('content-security-policy', `${pageSecurity}; frame-ancestors 'none'`);
    if (transaction?.invoice_number == null) return reply.code(404).send(renderNoInvoice());
    return renderInvoice(state, transaction);
  });
}
