import type { Adjustment, Transaction } from '@paddle/paddle-node-sdk';
import type { PaymentProvider, ProviderOutcome } from '../provider.ts';
import { callPaddle } from './call-paddle.ts';
import { failureOf, mapOutcome } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { readAdjustment } from './read-event.ts';
import { partsOf } from './refund-parts.ts';

export function paddleRefunds(gateway: PaddleGateway): PaymentProvider['refunds'] {
  const list = (transactionId: string) =>
    callPaddle(gateway, 'read', (sdk) => sdk.adjustments.list({ transactionId: [transactionId] }).next());
  return {
    request: async ({ transactionId, amountMinor, reason }) => {
      const refund = { action: 'refund', transactionId, reason } as const;
      if (amountMinor === null) {
        const made = await callPaddle(gateway, 'change', (sdk) => sdk.adjustments.create({ ...refund, type: 'full' }));
        return mapOutcome(made, (entity) => readAdjustment(entity));
      }
      const paid = await findPayment(gateway, transactionId, list);
      if (!('ok' in paid)) return paid;
      const items = partsOf(paid.ok.transaction, paid.ok.adjustments, amountMinor);
      if (items === null) return { refused: 'not possible', detail: 'Less than this is left of the payment.' };
      const made = await callPaddle(gateway, 'change', (sdk) =>
        sdk.adjustments.create({ ...refund, type: 'partial', items }),
      );
      return mapOutcome(made, (entity) => readAdjustment(entity));
    },
    listOf: async (transactionId) =>
      mapOutcome(await list(transactionId), (entities) => entities.map((entity) => readAdjustment(entity))),
  };
}

async function findPayment(
  gateway: PaddleGateway,
  id: string,
  list: (id: string) => ReturnType<typeof callPaddle<Adjustment[]>>,
): Promise<ProviderOutcome<{ transaction: Transaction; adjustments: Adjustment[] }>> {
  const transaction = await callPaddle(gateway, 'read', (sdk) => sdk.transactions.get(id));
  if (!('ok' in transaction)) return failureOf(transaction);
  const adjustments = await list(id);
  if (!('ok' in adjustments)) return failureOf(adjustments);
  return { ok: { transaction: transaction.ok, adjustments: adjustments.ok } };
}
