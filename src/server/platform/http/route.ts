import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AnswerOf,
  type BodyOf,
  type CallSchemas,
  callSchemas,
  type ParamsOf,
  type QueryOf,
  type RefusalOf,
  type Who,
  type WhoMay,
} from '#contract/call-schemas.ts';
import type { Call } from '#contract/calls.ts';
import { consoleRefusals } from '#contract/console.ts';
import { ErrorBody } from '#contract/error.ts';
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

/** The operator who is signed in to the console. */
export interface Operator {
  tokenHash: Buffer;
}

/** Finds the caller by the session in an Authorization header; null without a valid session. */
type Find<Caller> = (authorization: string | undefined) => Promise<Caller | null>;

export interface Sessions {
  findUser: Find<SignedInUser>;
  findOperator: Find<Operator>;
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

/** A call of the console never answers 401, which would sign a user out of their account (§ 6). */
const signedOutOfConsole: Refusal<403> = { refusal: { status: 403, error: consoleRefusals.signInFirst } };

export function createAddRoute(app: FastifyInstance, sessions: Sessions): AddRoute {
  app.decorateRequest('user', null);
  app.decorateRequest('operator', null);

  return (call, handler, { bodyLimit, checksTexts = false, findUser = sessions.findUser, limit } = {}) => {
    const [method, url] = call.split(' ') as [string, string];
    const { may, params, query, body, answer }: CallSchemas = callSchemas[call];
    const [status, success] = Object.entries(answer)[0]!;
    const request = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) };

    async function admit(incoming: FastifyRequest, reply: FastifyReply) {
      const caller = incoming as FastifyRequest & { user: never; operator: Operator | null };
      const refused =
        (await refusalOf(may, caller, { ...sessions, findUser })) ?? (limit ? await limit(caller.user) : null);
      if (refused) return refuse(reply, refused);
    }

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
  may: Who,
  request: FastifyRequest & { user: unknown; operator: Operator | null },
  { findUser, findOperator }: { findUser: Find<unknown>; findOperator: Find<Operator> },
): Promise<Refusal | null> {
  const { authorization } = request.headers;
  switch (may) {
    case 'anyone':
      return null;
    case 'operator':
      request.operator = await findOperator(authorization);
      return request.operator ? null : signedOutOfConsole;
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
