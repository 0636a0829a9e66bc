import type { TSchema } from 'typebox';
import { brand } from '#contract/brand.ts';
import type { CallSchemas, Who } from '#contract/call-row.ts';
import { calls } from '#contract/calls.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { ErrorBody } from '#contract/error.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import { callSchemas } from './call-schemas.ts';
import { asSpecified, specifiedCalls } from './specified-calls.ts';

/** Possible for every call: it is malformed, or the server or its database fails. */
export const anyRefusal = [400, 413, 415, 500, 503];
export const refusalOfCaller: Record<Who, readonly number[]> = {
  anyone: [],
  'user or visitor': [],
  user: [401],
  operator: [403],
};
const session = { session: [] };
const security: Record<Who, readonly object[]> = {
  anyone: [],
  'user or visitor': [{}, session],
  user: [session],
  operator: [{ consoleSession: [] }],
};

const statusText: Record<string, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'Done; there is no body',
  400: 'The body or the query is not as expected, or what it asks for is refused',
  401: 'Nobody is signed in with this token',
  403: 'Nobody is signed in to the console with this token',
  404: 'Not found',
  409: 'Not possible in the present state',
  410: 'Replaced by a later one',
  412: 'What was shown has changed meanwhile',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'Too many attempts',
  500: 'A fault of the server',
  503: 'The server, its database or its payment provider cannot answer now',
};
const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };

/**
 * The calls as an OpenAPI 3.1 document. TypeBox schemas are JSON Schema, so they are used unchanged. Not by
 * @fastify/swagger, which does not know who may make a call (docs/dependencies.md).
 */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  const add = (row: string, described: object) => {
    const [method, path] = row.split(' ') as [string, string];
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: described };
  };
  for (const [name, row] of Object.entries({ ...calls, ...checkoutCalls, ...planChangeCalls, ...consoleCalls })) {
    add(row, operation(name, callSchemas[row]));
    if (specifiedCalls.includes(row)) add(asSpecified(row), operation(`${name}AsSpecified`, callSchemas[row]));
  }
  return {
    openapi: '3.1.1',
    info: { title: `${brand} API`, version: '1', description: 'The calls that the pages of this site make.' },
    paths,
    components: {
      schemas: { Error: ErrorBody },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a sign-in' },
        consoleSession: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of a sign-in to the console',
        },
      },
    },
  };
}

function operation(operationId: string, { may, params, query, body, answer, refusals = [] }: CallSchemas): object {
  const parameters = [...parametersIn('path', params), ...parametersIn('query', query)];
  const refused = [...new Set([...refusals, ...refusalOfCaller[may], ...anyRefusal])].sort();
  return {
    operationId,
    security: security[may],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !mayBeNull(body), content: json(body) } }),
    responses: {
      ...Object.fromEntries(Object.entries(answer).map(([status, schema]) => [status, success(status, schema)])),
      ...Object.fromEntries(refused.map((status) => [status, refusal(status)])),
    },
  };
}

type Fields = { properties?: Record<string, TSchema>; required?: string[] };

function parametersIn(place: 'path' | 'query', schema: TSchema | undefined): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as Fields;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

function success(status: string, schema: TSchema): object {
  return { description: statusText[status], ...(status !== '204' && { content: json(schema) }) };
}

function refusal(status: number): object {
  return {
    description: statusText[status],
    ...([429, 503].includes(status) && { headers: retryAfter }),
    content: json({ $ref: '#/components/schemas/Error' }),
  };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

function mayBeNull(schema: TSchema): boolean {
  const { anyOf = [] } = schema as { anyOf?: { type?: string }[] };
  return anyOf.some(({ type }) => type === 'null');
}
