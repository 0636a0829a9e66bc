import { Type } from 'typebox';
import { baseUrlOf, sendData, sendOutcome, sendPage, sendRefusal } from '../answer';
import type { App } from '../app';
import { checkoutUrl } from '../checkout/checkout-url';
import type { Engine } from '../engine';
import { type ListQuery, pageOf } from '../list';
import { notFound } from '../refusal';
import { createTransaction, updateTransaction } from './create-transaction';
import { readInclude, withIncluded } from './included';
import { previewTransaction } from './preview-transaction';
import { newTransaction, previewBody, transactionPatch } from './transaction-schemas';

const byId = Type.Object({ id: Type.String() });

export function transactionRoutes(app: App, engine: Engine) {
  app.post('/transactions', { schema: { body: newTransaction } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createTransaction(request.body, checkoutUrl(request))), 201),
  );
  app.patch('/transactions/:id', { schema: { params: byId, body: transactionPatch } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(updateTransaction(request.params.id, request.body))),
  );
  app.post('/transactions/preview', { schema: { body: previewBody } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(previewTransaction(request.body))),
  );
  readingRoutes(app, engine);
}

function readingRoutes(app: App, engine: Engine) {
  app.get('/transactions/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const wanted = readInclude((request.query as ListQuery).include);
    if ('refused' in wanted) return sendRefusal(reply, wanted.refused);
    const state = await engine.read();
    const transaction = state.transactions[id];
    if (transaction === undefined) return sendRefusal(reply, notFound(id).refused);
    return sendData(reply, withIncluded(state, transaction, wanted.include));
  });
  app.get('/transactions', async (request, reply) => {
    const { include, ...query } = request.query as ListQuery;
    const wanted = readInclude(include);
    if ('refused' in wanted) return sendRefusal(reply, wanted.refused);
    const state = await engine.read();
    const page = pageOf(Object.values(state.transactions), query, {
      url: `${baseUrlOf(request)}/transactions`,
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        status: ({ status }) => status,
        origin: ({ origin }) => origin,
        customer_id: (transaction) => transaction.customer_id,
        subscription_id: (transaction) => transaction.subscription_id,
        invoice_number: (transaction) => transaction.invoice_number,
        collection_mode: (transaction) => transaction.collection_mode,
      },
      times: {
        billed_at: (transaction) => transaction.billed_at,
        created_at: (transaction) => transaction.created_at,
        updated_at: (transaction) => transaction.updated_at,
      },
    });
    if ('refused' in page) return sendPage(reply, page);
    const data = page.data.map((one) => withIncluded(state, one, wanted.include));
    const next = include === undefined ? page.pagination.next : `${page.pagination.next}&include=${wanted.include}`;
    return sendPage(reply, { data, pagination: { ...page.pagination, next } });
  });
}
