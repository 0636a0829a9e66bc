import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { callSchemas } from '#contract/api/call-schemas.ts';
import type { CallSchemas } from '#contract/call-row.ts';
import { compileSerializer, compileValidator, compileWhenNeeded } from './lazy-schemas.ts';

const kite = { type: 'object', required: ['color'], properties: { color: { type: 'string' } } } as const;

function appOf(response: object = kite) {
  const app = fastify();
  compileWhenNeeded(app);
  app.post('/kites', { schema: { body: kite, response: { 200: response } } }, async () => ({
    color: 'red',
    owner: 'x',
  }));
  return app;
}

describe('schemas that are compiled when needed', () => {
  it('refuse a request and say why, and leave out of the answer what the schema does not have', async () => {
    const app = appOf();
    const refused = await app.inject({ method: 'POST', url: '/kites', body: {} });
    expect([refused.statusCode, refused.json().message]).toEqual([400, "body must have required property 'color'"]);
    const kept = await app.inject({ method: 'POST', url: '/kites', body: { color: 'blue' } });
    expect([kept.statusCode, kept.json()]).toEqual([200, { color: 'red' }]);
  });

  it('cost nothing until then: an application with a broken one starts', async () => {
    const app = appOf({ type: 'no such type' });
    await app.ready();
    expect((await app.inject({ method: 'POST', url: '/kites', body: { color: 'blue' } })).statusCode).toBe(500);
  });

  it('of the calls can all be compiled', () => {
    const route = { method: 'GET', url: '/', httpPart: 'body', httpStatus: '200' };
    for (const { params, query, body, answer } of Object.values<CallSchemas>(callSchemas)) {
      const taken = [params, query, body].filter((schema) => schema !== undefined);
      for (const schema of taken) expect(compileValidator({ ...route, schema })).toBeTypeOf('function');
      for (const schema of Object.values(answer)) {
        expect(compileSerializer({ ...route, schema: schema as object })).toBeTypeOf('function');
      }
    }
  });
});
