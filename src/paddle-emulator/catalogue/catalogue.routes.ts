import { Type } from 'typebox';
import { sendFound, sendList, sendOutcome } from '#paddle-emulator/platform/answer.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { createPrice, createProduct, updatePrice, updateProduct } from './catalogue.ts';
import { newPrice, newProduct, pricePatch, productPatch } from './catalogue-schemas.ts';

const byId = Type.Object({ id: Type.String() });

export function catalogueRoutes(app: App, engine: Engine) {
  productRoutes(app, engine);
  priceRoutes(app, engine);
}

function productRoutes(app: App, engine: Engine) {
  app.post('/products', { schema: { body: newProduct } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createProduct(request.body)), 201),
  );
  app.patch('/products/:id', { schema: { params: byId, body: productPatch } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(updateProduct(request.params.id, request.body))),
  );
  app.get('/products/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    return sendFound(reply, id, (await engine.read()).products[id]);
  });
  app.get('/products', async (request, reply) => {
    const { products } = await engine.read();
    return sendList(request, reply, Object.values(products), {
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        status: ({ status }) => status,
        type: ({ type }) => type,
        tax_category: (product) => product.tax_category,
      },
      defaults: { status: 'active' },
    });
  });
}

function priceRoutes(app: App, engine: Engine) {
  app.post('/prices', { schema: { body: newPrice } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(createPrice(request.body)), 201),
  );
  app.patch('/prices/:id', { schema: { params: byId, body: pricePatch } }, async (request, reply) =>
    sendOutcome(reply, await engine.run(updatePrice(request.params.id, request.body))),
  );
  app.get('/prices/:id', { schema: { params: byId } }, async (request, reply) => {
    const { id } = request.params;
    return sendFound(reply, id, (await engine.read()).prices[id]);
  });
  app.get('/prices', async (request, reply) => {
    const { prices } = await engine.read();
    return sendList(request, reply, Object.values(prices), {
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        status: ({ status }) => status,
        type: ({ type }) => type,
        product_id: (price) => price.product_id,
        recurring: (price) => String(price.billing_cycle !== null),
      },
      defaults: { status: 'active' },
    });
  });
}
