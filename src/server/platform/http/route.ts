import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type CallRow,
  callSchemas,
  type ParamsOf,
  type QueryOf,
  type RefusalOf,
  type WhoMay,
} from '#contract/api/call-schemas.ts';
import { asSpecified, specifiedCalls } from '#contract/api/specified-calls.ts';
import type { Who } from '#contract/call-row.ts';
import type { Permission } from '#contract/console/permissions.ts';
import { ErrorBody } from '#contract/error.ts';
import { type Operator, refusalOfOperator } from './operator.ts';
import { type Refusal, signedOut } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route serves. */
    call?: Call;
    /** Whether the handler itself refuses what cannot be stored, part by part; see `storable-data.ts`. */
    checksTexts?: boolean;
  }
}

export interface SignedInUser {
  /** The user's id; a string, as the driver returns bigint. */
  id: string;
  email: string;
  tokenHash: Buffer;
}

/** Finds the caller by the session in an Authorization header; null without a valid session. */
type Find<Caller> = (authorization: string | undefined) => Promise<Caller | null>;

export interface Sessions<User = SignedInUser> {
  findUser: Find<User>;
  findOperator: Find<Operator>;
  /** Epoch ms; see `Deps`. */
  wallClock: () => number;
}

interface Callers<User> {
  anyone: unknown;
  'user or visitor': { user: User | null };
  user: { user: User };
  operator: { operator: Operator };
}

type CallRequest<C extends Call, User> = FastifyRequest<{
  Params: ParamsOf<C>;
  Querystring: QueryOf<C>;
  Body: BodyOf<C>;
}> &
  Callers<User>[WhoMay<C>];

type Handler<C extends Call, User> = (
  request: CallRequest<C, User>,
  reply: FastifyReply,
) => Promise<AnswerOf<C> | Refusal<RefusalOf<C>>>;

interface Options<User> {
  bodyLimit?: number;
  checksTexts?: boolean;
  /** Replaces `Sessions.findUser` for this call. */
  findUser?: Find<User>;
  /** Called for an admitted caller; returns a refusal when they call too often, else null. */
  limit?: (user: User) => Promise<Refusal<429> | null>;
}

/** Adds the route of a call; its row says what it takes and answers, and who may make it. */
export type AddRoute = <C extends Call, User = SignedInUser>(
  call: C,
  handler: Handler<C, User>,
  options?: Options<User>,
) => void;

export function createAddRoute(app: FastifyInstance, sessions: Sessions): AddRoute {
  app.decorateRequest('user', null);
  app.decorateRequest('operator', null);

  return (call, handler, { bodyLimit, checksTexts = false, findUser = sessions.findUser, limit } = {}) => {
    const { may, needs, params, query, body, answer }: CallRow = callSchemas[call];
    const [status, success] = Object.entries(answer)[0]!;
    const request = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) };

    async function admit(incoming: FastifyRequest, reply: FastifyReply) {
      const caller = incoming as FastifyRequest & { user: never; operator: Operator | null };
      const refused =
        (await refusalOf({ may, needs }, caller, { ...sessions, findUser })) ??
        (limit ? await limit(caller.user) : null);
      if (refused) return refuse(reply, refused);
    }

    const rows = specifiedCalls.includes(call) ? [call, asSpecified(call)] : [call];
    for (const [method, url] of rows.map((row) => row.split(' ') as [string, string]))
      app.route({
        method,
        url,
        config: { call, checksTexts },
        ...(bodyLimit && { bodyLimit }),
        schema: { ...request, response: { [status]: success, '4xx': ErrorBody, '5xx': ErrorBody } },
        // Operators are checked before validation, so that people who are not signed in learn nothing about the body.
        [may === 'operator' ? 'preValidation' : 'preHandler']: admit,
        handler: async (incoming, reply) => {
          const outcome: unknown = await handler(incoming as never, reply);
          if (isRefusal(outcome)) return refuse(reply, outcome);
          return outcome === null ? reply.code(Number(status)).send() : reply.code(Number(status)).send(outcome);
        },
      });
  };
}

/** Sets the caller on the request. Returns the refusal when they may not make the call, else null. */
async function refusalOf(
  { may, needs }: { may: Who; needs: Permission | undefined },
  request: FastifyRequest & { user: unknown; operator: Operator | null },
  { findUser, findOperator, wallClock }: Sessions<unknown>,
): Promise<Refusal | null> {
  const { authorization } = request.headers;
  switch (may) {
    case 'anyone':
      return null;
    case 'operator':
      request.operator = await findOperator(authorization);
      return refusalOfOperator(request.operator, needs, wallClock());
    case 'user or visitor':
      request.user = await findUser(authorization);
      return null;
    case 'user':
      request.user = await findUser(authorization);
      return request.user ? null : signedOut;
  }
}

function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refusal' in outcome;
}

function refuse(reply: FastifyReply, { refusal: { status, error, retryAfterSeconds } }: Refusal): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send({ error });
}
