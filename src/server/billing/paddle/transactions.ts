import type { Address, CountryCode } from '@paddle/paddle-node-sdk';
import type { PaymentProvider } from '../provider.ts';
import { callPaddle, type PaddleOutcome } from './call-paddle.ts';
import { failureOf, mapOutcome, minorOf } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { readTransaction } from './read-event.ts';

/** Without this a transaction has only the ids of the buyer's address and of the discount. */
const include: ('address' | 'discount')[] = ['address', 'discount'];

export function paddleTransactions(gateway: PaddleGateway): PaymentProvider['transactions'] {
  return {
    open: async ({ priceId, discountId, customerId, userId, checkoutId, country }) => {
      const address = country === null ? null : await addAddress(gateway, customerId, country);
      if (address && !('ok' in address)) return failureOf(address);
      const made = await callPaddle(gateway, 'change', (sdk) =>
        sdk.transactions.create({
          items: [{ priceId, quantity: 1 }],
          customerId,
          ...(address && { addressId: address.ok.id }),
          ...(discountId !== null && { discountId }),
          customData: { user_id: userId, checkout_id: checkoutId },
        }),
      );
      return mapOutcome(made, ({ id, details }) => ({ id, totalMinor: minorOf(details?.totals?.total) }));
    },
    find: async (id) => {
      const found = await callPaddle(gateway, 'read', (sdk) => sdk.transactions.get(id, { include }));
      return mapOutcome(found, (entity) => readTransaction(entity));
    },
    cancel: async (id) => {
      const canceled = await callPaddle(gateway, 'change', (sdk) =>
        sdk.transactions.update(id, { status: 'canceled' }),
      );
      return mapOutcome(canceled, (entity) => readTransaction(entity));
    },
    listOf: async (subscriptionId, which) => {
      const filter = which === 'completed' ? { status: ['completed' as const], perPage: 10 } : { perPage: 30 };
      const found = await callPaddle(gateway, 'read', (sdk) =>
        sdk.transactions
          .list({ subscriptionId: [subscriptionId], orderBy: 'billed_at[DESC]', include, ...filter })
          .next(),
      );
      return mapOutcome(found, (entities) => entities.map((entity) => readTransaction(entity)));
    },
  };
}

/** Tells the card form the country that the buyer has chosen; they may name another one there. */
function addAddress(gateway: PaddleGateway, customerId: string, country: string): Promise<PaddleOutcome<Address>> {
  return callPaddle(gateway, 'change', (sdk) =>
    sdk.addresses.create(customerId, { countryCode: country as CountryCode }),
  );
}

export function paddlePages(gateway: PaddleGateway): PaymentProvider['pages'] {
  return {
    invoice: async (transactionId) => {
      const invoice = await callPaddle(gateway, 'read', (sdk) => sdk.transactions.getInvoicePDF(transactionId));
      return mapOutcome(invoice, ({ url }) => url);
    },
    portal: async (customerId) => {
      const session = await callPaddle(gateway, 'read', (sdk) => sdk.customerPortalSessions.create(customerId, []));
      return mapOutcome(session, ({ urls }) => urls.general.overview);
    },
  };
}
