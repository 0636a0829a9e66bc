import { Type } from 'typebox';
import { baseUrlOf, sendData, sendRefusal } from '../answer';
import type { App } from '../app';
import type { Engine } from '../engine';
import { html, pageSecurity } from '../html';
import { notFound } from '../refusal';
import { renderInvoice, renderNoInvoice } from './render-invoice';

const byId = Type.Object({ id: Type.String() });

/** Where the invoice of a completed transaction can be read. */
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

/** The invoice itself, open to whoever has its address: the id in it cannot be guessed. */
export function invoicePages(app: App, engine: Engine) {
  app.get('/invoices/:id', { schema: { params: byId } }, async (request, reply) => {
    const state = await engine.read();
    const transaction = state.transactions[request.params.id];
    reply.type(html).header('content-security-policy', `${pageSecurity}; frame-ancestors 'none'`);
    if (transaction?.invoice_number == null) return reply.code(404).send(renderNoInvoice());
    return renderInvoice(state, transaction);
  });
}
