import { Type } from 'typebox';
import { baseUrlOf, sendData, sendOutcome, sendPage, sendRefusal } from '../answer';
import type { App } from '../app';
import type { Engine } from '../engine';
import { type ListQuery, pageOf } from '../list';
import { notFound } from '../refusal';
import { createPrice, createProduct, updatePrice, updateProduct } from './catalogue';
import { newPrice, newProduct, pricePatch, productPatch } from './catalogue-schemas';

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
    const product = (await engine.read()).products[request.params.id];
    return product === undefined ? sendRefusal(reply, notFound(request.params.id).refused) : sendData(reply, product);
  });
  app.get('/products', async (request, reply) => {
    const { products } = await engine.read();
    const page = pageOf(Object.values(products), request.query as ListQuery, {
      url: `${baseUrlOf(request)}/products`,
      idOf: ({ id }) => id,
      filters: {
        id: ({ id }) => id,
        status: ({ status }) => status,
        type: ({ type }) => type,
        tax_category: (product) => product.tax_category,
      },
      defaults: { status: 'active' },
    });
    return sendPage(reply, page);
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
    const price = (await engine.read()).prices[request.params.id];
    return price === undefined ? sendRefusal(reply, notFound(request.params.id).refused) : sendData(reply, price);
  });
  app.get('/prices', async (request, reply) => {
    const { prices } = await engine.read();
    const page = pageOf(Object.values(prices), request.query as ListQuery, {
      url: `${baseUrlOf(request)}/prices`,
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
    return sendPage(reply, page);
  });
}
