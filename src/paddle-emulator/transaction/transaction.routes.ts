import { Type } from 'typebox';
import { baseUrlOf, sendData, sendOutcome, sendPage, sendRefusal } from '../answer';
import type { App } from '../app';
import { customData } from '../catalogue/catalogue-schemas';
import type { Engine } from '../engine';
import { type ListQuery, pageOf } from '../list';
import { notFound } from '../refusal';
import { createTransaction } from './transaction';

const closed = { additionalProperties: false };
const idOrNull = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const newTransaction = Type.Object(
  {
    items: Type.Array(Type.Object({ price_id: Type.String(), quantity: Type.Integer({ minimum: 1 }) }, closed), {
      minItems: 1,
      maxItems: 100,
    }),
    customer_id: idOrNull,
    address_id: idOrNull,
    currency_code: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
    collection_mode: Type.Optional(Type.Literal('automatic')),
    custom_data: Type.Optional(customData),
  },
  closed,
);
const byId = Type.Object({ id: Type.String() });

export function transactionRoutes(app: App, engine: Engine) {
  app.post('/transactions', { schema: { body: newTransaction } }, async (request, reply) => {
    const checkoutUrl = (id: string) => `${baseUrlOf(request)}/checkout/${id}`;
    return sendOutcome(reply, await engine.run(createTransaction(request.body, checkoutUrl)), 201);
  });
  app.get('/transactions/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const transaction = (await engine.read()).transactions[id];
    return transaction === undefined ? sendRefusal(reply, notFound(id).refused) : sendData(reply, transaction);
  });
  app.get('/transactions', async (request, reply) => {
    const { transactions } = await engine.read();
    const page = pageOf(Object.values(transactions), request.query as ListQuery, {
      url: `${baseUrlOf(request)}/transactions`,
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        status: ({ status }) => status,
        origin: ({ origin }) => origin,
        customer_id: (transaction) => transaction.customer_id,
        subscription_id: (transaction) => transaction.subscription_id,
      },
    });
    return sendPage(reply, page);
  });
}
