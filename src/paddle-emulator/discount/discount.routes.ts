import { Type } from 'typebox';
import { customData, status } from '#paddle-emulator/catalogue/catalogue-schemas.ts';
import { sendData, sendList, sendOutcome, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { createDiscount, discountAt, updateDiscount } from './discount.ts';

const closed = { additionalProperties: false };
const choice = <T extends Type.TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));
const needed = {
  amount: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,2})?$' }),
  description: Type.String({ minLength: 1, maxLength: 500 }),
  type: Type.Enum(['flat', 'flat_per_seat', 'percentage']),
};
const optional = {
  enabled_for_checkout: Type.Optional(Type.Boolean()),
  code: choice(Type.String({ pattern: '^[a-zA-Z0-9]{1,32}$' })),
  mode: Type.Optional(Type.Enum(['standard', 'custom'])),
  currency_code: choice(Type.String({ pattern: '^[A-Z]{3}$' })),
  recur: Type.Optional(Type.Boolean()),
  maximum_recurring_intervals: choice(Type.Integer({ minimum: 1 })),
  usage_limit: choice(Type.Integer({ minimum: 1 })),
  restrict_to: choice(Type.Array(Type.String(), { minItems: 1 })),
  expires_at: choice(Type.String({ maxLength: 40 })),
  custom_data: Type.Optional(customData),
  // The emulator has no discount groups.
  discount_group_id: Type.Optional(Type.Null()),
};
const newDiscount = Type.Object({ ...needed, ...optional }, closed);
const discountPatch = Type.Partial(Type.Object({ ...needed, ...optional, status }, closed));
const byId = Type.Object({ id: Type.String() });

export function discountRoutes(app: App, engine: Engine) {
  app.post('/discounts', { schema: { body: newDiscount } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createDiscount(request.body)), 201),
  );
  app.patch('/discounts/:id', { schema: { params: byId, body: discountPatch } }, async (request, reply) => {
    const outcome = await engine.run(updateDiscount(request.params.id, request.body));
    if ('refused' in outcome) return sendRefusal(reply, outcome.refused);
    return sendData(reply, discountAt(outcome.answer, engine.nowMs()));
  });
  app.get('/discounts/:id', { schema: { params: byId } }, async (request, reply) => {
    const discount = (await engine.read()).discounts[request.params.id];
    if (discount === undefined) return sendRefusal(reply, notFound(request.params.id).refused);
    return sendData(reply, discountAt(discount, engine.nowMs()));
  });
  app.get('/discounts', async (request, reply) => {
    const discounts = Object.values((await engine.read()).discounts).map((one) => discountAt(one, engine.nowMs()));
    return sendList(request, reply, discounts, {
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        code: ({ code }) => code,
        status: (discount) => discount.status,
        mode: ({ mode }) => mode,
      },
    });
  });
}
