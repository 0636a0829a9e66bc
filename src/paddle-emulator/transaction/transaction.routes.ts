import { Type } from 'typebox';
import {
  baseUrlOf,
  checkoutUrl,
  sendData,
  sendOutcome,
  sendPage,
  sendRefusal,
} from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { Address, Discount } from '#paddle-emulator/platform/entities.ts';
import { type ListQuery, pageOf } from '#paddle-emulator/platform/list.ts';
import { invalidField, notFound, type Refusal } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { createTransaction, updateTransaction } from './create-transaction.ts';
import { previewTransaction } from './preview-transaction.ts';
import { newTransaction, previewBody, transactionPatch } from './transaction-schemas.ts';

const includable = ['address', 'discount'] as const;
type Includable = (typeof includable)[number];
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

/** Reads `include`. Refuses an entity that only Paddle can include, because its absence would go unnoticed. */
function readInclude(text: string | string[] | undefined): { include: Includable[] } | { refused: Refusal } {
  const names = text === undefined ? [] : String(text).split(',');
  const unknown = names.filter((name) => !(includable as readonly string[]).includes(name));
  if (unknown.length > 0) {
    return invalidField({ field: 'include', message: `${unknown.join(', ')} is not known to the emulator` });
  }
  return { include: names as Includable[] };
}

type WithIncluded = Transaction & { address?: Address | null; discount?: Discount | null };

function withIncluded(
  { addresses, discounts }: State,
  transaction: Transaction,
  include: readonly Includable[],
): WithIncluded {
  const { address_id, discount_id } = transaction;
  return {
    ...transaction,
    ...(include.includes('address') && { address: address_id === null ? null : (addresses[address_id] ?? null) }),
    ...(include.includes('discount') && { discount: discount_id === null ? null : (discounts[discount_id] ?? null) }),
  };
}
