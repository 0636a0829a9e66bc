import { Type } from 'typebox';
import { sendList, sendOutcome } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { createAdjustment } from './create-adjustment.ts';
import { approveAdjustment, raiseChargeback, rejectAdjustment, reverseChargeback } from './decide-adjustment.ts';

const closed = { additionalProperties: false };
const byId = Type.Object({ id: Type.String() });
const type = Type.Enum(['full', 'partial']);
const amount = Type.Union([Type.String({ pattern: '^(0|[1-9][0-9]{0,11})$' }), Type.Null()]);
const newAdjustment = Type.Object(
  {
    action: Type.Enum(['refund', 'credit']),
    transaction_id: Type.String(),
    reason: Type.String({ minLength: 1, maxLength: 1024 }),
    type: Type.Optional(type),
    tax_mode: Type.Optional(Type.Literal('internal')),
    items: Type.Optional(
      Type.Array(Type.Object({ item_id: Type.String(), type, amount: Type.Optional(amount) }, closed)),
    ),
  },
  closed,
);

export function adjustmentRoutes(app: App, engine: Engine) {
  app.post('/adjustments', { schema: { body: newAdjustment } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createAdjustment(request.body)), 201),
  );
  app.get('/adjustments', async (request, reply) => {
    const { adjustments } = await engine.read();
    return sendList(request, reply, Object.values(adjustments), {
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        action: ({ action }) => action,
        status: ({ status }) => status,
        customer_id: (adjustment) => adjustment.customer_id,
        subscription_id: (adjustment) => adjustment.subscription_id,
        transaction_id: (adjustment) => adjustment.transaction_id,
      },
    });
  });
}

/** The tester's decisions in place of Paddle and the buyer's bank. */
export function adjustmentPanelRoutes(app: App, engine: Engine) {
  const commands = {
    'adjustments/:id/approve': approveAdjustment,
    'adjustments/:id/reject': rejectAdjustment,
    'transactions/:id/chargeback': raiseChargeback,
    'transactions/:id/chargeback-reverse': reverseChargeback,
  };
  for (const [path, command] of Object.entries(commands)) {
    app.post(`/emulator/${path}`, { schema: { params: byId } }, async (request, reply) =>
      sendOutcome(reply, await engine.run(command(request.params.id))),
    );
  }
}
