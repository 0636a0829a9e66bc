import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { CancelByLeaveLinkBody, LeaveLinkBody, OpenLeaveLinkBody } from '../../contract/leave';
import { SubscriptionAnswer } from '../../contract/subscription';
import type { Deps } from '../deps';
import { tooMany } from '../limit/too-many';
import { cancelSubscription } from '../subscription/cancel-subscription';
import { subscriptionAnswer } from '../subscription/subscription-answer';
import { withdraw } from '../subscription/withdraw';
import { withdrawalRefusals } from '../subscription/withdrawal-refusals';
import { findLeaver } from './leave-links.sql';
import { requestLeaveLink } from './request-leave-link';

/** A link and a word are far smaller. */
const bodyLimit = 4096;
const gone = { error: 'This link has expired or is not complete. You can ask for a new one.' };
const nothingToCancel = { error: 'There is no running subscription to cancel.' };

const response = { 200: SubscriptionAnswer, 404: ErrorBody, 409: ErrorBody };

/** Cancelling and withdrawing without signing in. Tokens travel in bodies, because addresses are logged. */
export function leaveRoutes(instance: FastifyInstance, deps: Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const leaverOf = (token: string) => findLeaver(deps.db, token, deps.clock());

  app.post(
    apiPaths.leaveLinks,
    { bodyLimit, schema: { body: LeaveLinkBody, response: { 200: Type.Object({}), 429: ErrorBody } } },
    async (request, reply) => {
      const outcome = await requestLeaveLink(deps, request.body.email, request.ip);
      if (outcome === 'asked') return {};
      const { retryAfterSeconds, error } = tooMany(outcome.retryAfterMs);
      return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
    },
  );

  app.post(
    apiPaths.openLeaveLink,
    { bodyLimit, schema: { body: OpenLeaveLinkBody, response } },
    async (request, reply) => {
      const userId = await leaverOf(request.body.token);
      return userId === null ? reply.code(404).send(gone) : subscriptionAnswer(deps, userId);
    },
  );

  app.post(
    apiPaths.cancelByLeaveLink,
    { bodyLimit, schema: { body: CancelByLeaveLinkBody, response } },
    async (request, reply) => {
      const userId = await leaverOf(request.body.token);
      if (userId === null) return reply.code(404).send(gone);
      const outcome = await cancelSubscription(deps, userId, request.body.reason);
      return outcome === 'cancelled' ? subscriptionAnswer(deps, userId) : reply.code(409).send(nothingToCancel);
    },
  );

  app.post(
    apiPaths.withdrawByLeaveLink,
    { bodyLimit, schema: { body: OpenLeaveLinkBody, response } },
    async (request, reply) => {
      const userId = await leaverOf(request.body.token);
      if (userId === null) return reply.code(404).send(gone);
      const outcome = await withdraw(deps, userId);
      if (outcome === 'withdrawn') return subscriptionAnswer(deps, userId);
      return reply.code(409).send({ error: withdrawalRefusals[outcome.refused] });
    },
  );
}
