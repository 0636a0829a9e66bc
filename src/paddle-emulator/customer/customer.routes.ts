import { Type } from 'typebox';
import { customData, status } from '#paddle-emulator/catalogue/catalogue-schemas.ts';
import { sendData, sendFound, sendList, sendOutcome, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import { notFound } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { creditBalancesOf } from './credit-balance.ts';
import { createAddress, createCustomer, updateAddress, updateCustomer } from './customer.ts';

const closed = { additionalProperties: false };
const line = Type.Optional(Type.Union([Type.String({ maxLength: 1024 }), Type.Null()]));

const customerFields = {
  email: Type.String({ maxLength: 320, pattern: '^[^\\s@]+@[^\\s@]+$' }),
  name: line,
  locale: Type.Optional(Type.String({ maxLength: 20 })),
  custom_data: Type.Optional(customData),
};
const newCustomer = Type.Object(customerFields, closed);
const customerPatch = Type.Partial(Type.Object({ ...customerFields, status }), closed);
const addressFields = {
  country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
  description: line,
  first_line: line,
  second_line: line,
  city: line,
  postal_code: line,
  region: line,
  custom_data: Type.Optional(customData),
};
const newAddress = Type.Object(addressFields, closed);
const addressPatch = Type.Partial(Type.Object({ ...addressFields, status }), closed);
const byId = Type.Object({ id: Type.String() });
const byAddressId = Type.Object({ id: Type.String(), addressId: Type.String() });

export function customerRoutes(app: App, engine: Engine) {
  app.post('/customers', { schema: { body: newCustomer } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createCustomer(request.body)), 201),
  );
  app.patch('/customers/:id', { schema: { params: byId, body: customerPatch } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(updateCustomer(request.params.id, request.body))),
  );
  app.get('/customers/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    return sendFound(reply, id, (await engine.read()).customers[id]);
  });
  app.get('/customers', async (request, reply) => {
    const { customers } = await engine.read();
    return sendList(request, reply, Object.values(customers), {
      idOf: ({ id }) => id,
      filters: { id: ({ id }) => id, email: ({ email }) => email, status: (customer) => customer.status },
      defaults: { status: 'active' },
    });
  });
  app.get('/customers/:id/credit-balances', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    const state = await engine.read();
    if (state.customers[id] === undefined) return sendRefusal(reply, notFound(id).refused);
    return sendList(request, reply, creditBalancesOf(state, id), {
      idOf: ({ currency_code }) => currency_code,
      filters: { currency_code: (balance) => balance.currency_code },
    });
  });
  addressRoutes(app, engine);
}

function addressRoutes(app: App, engine: Engine) {
  app.post('/customers/:id/addresses', { schema: { params: byId, body: newAddress } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createAddress(request.params.id, request.body)), 201),
  );
  app.patch(
    '/customers/:id/addresses/:addressId',
    { schema: { params: byAddressId, body: addressPatch } },
    async (request, reply) => {
      const { id, addressId } = request.params;
      return sendOutcome(reply, await engine.run(updateAddress(id, addressId, request.body)));
    },
  );
  app.get('/customers/:id/addresses/:addressId', { schema: { params: byAddressId } }, async (request, reply) => {
    const { id, addressId } = request.params;
    const address = (await engine.read()).addresses[addressId];
    if (address?.customer_id !== id) return sendRefusal(reply, notFound(addressId).refused);
    return sendData(reply, address);
  });
  app.get('/customers/:id/addresses', { schema: { params: byId } }, async (request, reply) => {
    const { id: customerId } = request.params;
    const { addresses, customers } = await engine.read();
    if (customers[customerId] === undefined) return sendRefusal(reply, notFound(customerId).refused);
    const own = Object.values(addresses).filter(({ customer_id }) => customer_id === customerId);
    return sendList(request, reply, own, {
      idOf: ({ id }) => id,
      filters: { id: ({ id }) => id, status: (address) => address.status },
      defaults: { status: 'active' },
    });
  });
}
