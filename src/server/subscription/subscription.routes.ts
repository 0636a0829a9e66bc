import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { CancelBody, SubscriptionAnswer } from '../../contract/subscription';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { signedOut } from '../auth/signed-out';
import type { Deps } from '../deps';
import { cancelSubscription } from './cancel-subscription';
import { type KeepRefusal, keepSubscription } from './keep-subscription';
import { subscriptionAnswer } from './subscription-answer';

const nothingToCancel = { error: 'There is no running subscription to cancel.' };

const keepRefusals: Record<KeepRefusal, { status: 409 | 503; error: string }> = {
  'nothing to undo': { status: 409, error: 'There is no cancellation to undo.' },
  'too late': {
    status: 409,
    error: 'It is too late to undo: the subscription has ended. You can choose a plan again.',
  },
  'paddle unavailable': {
    status: 503,
    error: 'Our payment provider does not answer. Nothing has changed. Please try again in a minute.',
  },
};

type RouteDeps = Pick<Deps, 'db' | 'pool' | 'paddle' | 'clock' | 'log'>;

export function subscriptionRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const userOf = (request: FastifyRequest) => findSignedInUser(deps.pool, request.headers.authorization, deps.clock());

  const answerFor = (userId: string) => subscriptionAnswer(deps, userId);

  app.get(
    apiPaths.subscription,
    { schema: { response: { 200: SubscriptionAnswer, 401: ErrorBody } } },
    async (request, reply) => {
      const user = await userOf(request);
      return user ? answerFor(user.id) : reply.code(401).send(signedOut);
    },
  );

  app.put<{ Body: CancelBody | null | undefined }>(
    apiPaths.cancelSubscription,
    {
      schema: {
        body: Type.Union([CancelBody, Type.Null()]),
        response: { 200: SubscriptionAnswer, 401: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const user = await userOf(request);
      if (!user) return reply.code(401).send(signedOut);
      const outcome = await cancelSubscription(deps, user.id, request.body?.reason);
      return outcome === 'cancelled' ? answerFor(user.id) : reply.code(409).send(nothingToCancel);
    },
  );

  app.delete(
    apiPaths.cancelSubscription,
    { schema: { response: { 200: SubscriptionAnswer, 401: ErrorBody, 409: ErrorBody, 503: ErrorBody } } },
    async (request, reply) => {
      const user = await userOf(request);
      if (!user) return reply.code(401).send(signedOut);
      const outcome = await keepSubscription(deps, user.id);
      if (outcome === 'kept') return answerFor(user.id);
      const { status, error } = keepRefusals[outcome.refused];
      return reply.code(status).send({ error });
    },
  );
}
