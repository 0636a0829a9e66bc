import type { TransactionLineItem } from '@paddle/paddle-node-sdk';
import type { PaymentProvider } from '../provider.ts';
import { callPaddle } from './call-paddle.ts';
import { failureOf, mapOutcome, minorOf } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { readAdjustment } from './read-event.ts';

export function paddleRefunds(gateway: PaddleGateway): PaymentProvider['refunds'] {
  return {
    request: async ({ transactionId, amountMinor, reason }) => {
      const refund = { action: 'refund', transactionId, reason } as const;
      if (amountMinor === null) {
        const made = await callPaddle(gateway, 'change', (sdk) => sdk.adjustments.create({ ...refund, type: 'full' }));
        return mapOutcome(made, (entity) => readAdjustment(entity));
      }
      const paid = await callPaddle(gateway, 'read', (sdk) => sdk.transactions.get(transactionId));
      if (!('ok' in paid)) return failureOf(paid);
      const items = partsOf(paid.ok.details?.lineItems ?? [], amountMinor);
      const made = await callPaddle(gateway, 'change', (sdk) =>
        sdk.adjustments.create({ ...refund, type: 'partial', items }),
      );
      return mapOutcome(made, (entity) => readAdjustment(entity));
    },
    listOf: async (transactionId) => {
      const found = await callPaddle(gateway, 'read', (sdk) =>
        sdk.adjustments.list({ transactionId: [transactionId] }).next(),
      );
      return mapOutcome(found, (entities) => entities.map((entity) => readAdjustment(entity)));
    },
  };
}

/** Paddle wants a partial refund divided among the transaction's lines, so they are used up one after the other. */
function partsOf(lines: readonly TransactionLineItem[], amountMinor: number) {
  let left = amountMinor;
  return lines.flatMap(({ id, totals }) => {
    const amount = Math.min(left, Math.max(0, minorOf(totals?.total)));
    left -= amount;
    return amount > 0 ? [{ itemId: id, type: 'partial' as const, amount: String(amount) }] : [];
  });
}
