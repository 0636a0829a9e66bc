import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { afterAll, afterEach } from 'vitest';
import type { Call } from '#contract/api/call-schemas.ts';
import { anyRefusal, refusalOfCaller } from '#contract/api/open-api.ts';
import type { CallSchemas } from '#contract/call-row.ts';
import { ErrorBody } from '#contract/error.ts';

/** Answers since the last test that do not match the schemas of their call. */
const broken: string[] = [];
/** The handlers' answers before they are serialized, which drops fields that no schema names. */
const answers = new WeakMap<FastifyReply, unknown>();

async function schemaOf(call: Call, status: number): Promise<TSchema | undefined> {
  // Looked up each time, because a test may have added a quiz to the catalogue.
  const { callSchemas } = await import('#contract/api/call-schemas.ts');
  const { may, answer, refusals = [] }: CallSchemas = callSchemas[call];
  const refused: readonly number[] = [...refusals, ...refusalOfCaller[may], ...anyRefusal];
  return refused.includes(status) ? ErrorBody : Object.entries(answer).find(([one]) => Number(one) === status)?.[1];
}

function check(message: unknown): void {
  const { fastify: app } = message as { fastify: FastifyInstance };
  app.addHook('preSerialization', async (_request, reply, payload) => {
    answers.set(reply, payload);
    return payload;
  });
  app.addHook('onSend', async (request, reply, sent) => {
    const { call } = request.routeOptions.config;
    if (call === undefined) return;
    const schema = await schemaOf(call, reply.statusCode);
    if (!schema) broken.push(`${call} answers ${reply.statusCode}, which its row does not name`);
    if (!schema || !answers.has(reply)) return;
    const answer: unknown = JSON.parse(JSON.stringify(answers.get(reply)));
    for (const { instancePath, message } of Value.Errors(schema, answer)) {
      broken.push(`${call} answers ${reply.statusCode} with ${instancePath}: ${message}`);
    }
    if (typeof sent === 'string' && !Value.Equal(JSON.parse(sent), answer)) {
      broken.push(`${call} answers ${reply.statusCode} with fields that its row does not name`);
    }
  });
}

// Called for every application that a test builds, at any time.
subscribe('fastify.initialization', check);
afterAll(() => void unsubscribe('fastify.initialization', check));
afterEach(() => {
  const faults = broken.splice(0);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
