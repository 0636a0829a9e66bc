import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { ChangePlanBody, PlanPreview, PreviewPlanBody } from '../../contract/plan-change';
import { SubscriptionAnswer } from '../../contract/subscription';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { signedOut } from '../auth/signed-out';
import type { Deps } from '../deps';
import { changePlan, previewPlan } from './change-plan';
import { refusalAnswers } from './change-refusal';
import { subscriptionAnswer } from './subscription-answer';

const failures = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const config = { callsPaddle: true };

type RouteDeps = Pick<Deps, 'db' | 'pool' | 'paddle' | 'clock' | 'log'>;

export function planRoutes(app: FastifyInstance, deps: RouteDeps): void {
  app.post<{ Body: PreviewPlanBody }>(
    apiPaths.previewPlan,
    { config, schema: { body: PreviewPlanBody, response: { 200: PlanPreview, ...failures } } },
    async (request, reply) => {
      const user = await findSignedInUser(deps.pool, request.headers.authorization, deps.clock());
      if (!user) return reply.code(401).send(signedOut);
      const preview = await previewPlan(deps, user.id, request.body.offer_id);
      if (!('refused' in preview)) return preview;
      const { status, error } = refusalAnswers[preview.refused];
      return reply.code(status).send({ error });
    },
  );

  app.put<{ Body: ChangePlanBody }>(
    apiPaths.plan,
    { config, schema: { body: ChangePlanBody, response: { 200: SubscriptionAnswer, ...failures } } },
    async (request, reply) => {
      const user = await findSignedInUser(deps.pool, request.headers.authorization, deps.clock());
      if (!user) return reply.code(401).send(signedOut);
      const outcome = await changePlan(deps, user.id, request.body);
      if (outcome === 'changed') return subscriptionAnswer(deps, user.id);
      const { status, error } = refusalAnswers[outcome.refused];
      return reply.code(status).send({ error });
    },
  );
}
