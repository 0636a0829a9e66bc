import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { SubscriptionAnswer } from '../../contract/subscription';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { signedOut } from '../auth/signed-out';
import type { Deps } from '../deps';
import { subscriptionAnswer } from './subscription-answer';
import { withdraw } from './withdraw';
import { withdrawalRefusals } from './withdrawal-refusals';

/** Withdrawing from the contract in its first 14 days. No body; repeating it changes nothing. */
export function withdrawalRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'pool' | 'paddle' | 'clock' | 'log'>,
): void {
  app.put(
    apiPaths.withdrawal,
    { schema: { response: { 200: SubscriptionAnswer, 401: ErrorBody, 409: ErrorBody } } },
    async (request, reply) => {
      const user = await findSignedInUser(deps.pool, request.headers.authorization, deps.clock());
      if (!user) return reply.code(401).send(signedOut);
      const outcome = await withdraw(deps, user.id);
      if (outcome === 'withdrawn') return subscriptionAnswer(deps, user.id);
      return reply.code(409).send({ error: withdrawalRefusals[outcome.refused] });
    },
  );
}
