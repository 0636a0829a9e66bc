import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { PauseBody, SubscriptionAnswer } from '../../contract/subscription';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { signedOut } from '../auth/signed-out';
import type { Deps } from '../deps';
import { refusalAnswers } from './change-refusal';
import { endPause, pauseSubscription } from './pause-subscription';
import { subscriptionAnswer } from './subscription-answer';

const response = {
  200: SubscriptionAnswer,
  400: ErrorBody,
  401: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
};

const config = { callsPaddle: true };

type RouteDeps = Pick<Deps, 'db' | 'pool' | 'paddle' | 'clock' | 'log'>;

export function pauseRoutes(app: FastifyInstance, deps: RouteDeps): void {
  app.put<{ Body: PauseBody }>(
    apiPaths.pauseSubscription,
    { config, schema: { body: PauseBody, response } },
    async (request, reply) => {
      const user = await findSignedInUser(deps.pool, request.headers.authorization, deps.clock());
      if (!user) return reply.code(401).send(signedOut);
      const outcome = await pauseSubscription(deps, user.id, request.body);
      if (outcome === 'changed') return subscriptionAnswer(deps, user.id);
      const { status, error } = refusalAnswers[outcome.refused];
      return reply.code(status).send({ error });
    },
  );

  app.delete(apiPaths.pauseSubscription, { config, schema: { response } }, async (request, reply) => {
    const user = await findSignedInUser(deps.pool, request.headers.authorization, deps.clock());
    if (!user) return reply.code(401).send(signedOut);
    const outcome = await endPause(deps, user.id);
    if (outcome === 'changed') return subscriptionAnswer(deps, user.id);
    const { status, error } = refusalAnswers[outcome.refused];
    return reply.code(status).send({ error });
  });
}
