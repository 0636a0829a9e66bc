import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { consoleRefusals } from '../../contract/console';
import { ErrorBody } from '../../contract/error';
import { FunnelQuery, FunnelReport } from '../../contract/report';
import { isOperator } from '../console/find-operator.sql';
import type { Deps } from '../deps';
import { readReport } from './read-report';
import { sayRefusal } from './say-refusal';

/** The first report, for whoever is signed in to the console (§ 4 names what is measured). */
export function funnelRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.get<{ Querystring: FunnelQuery }>(
    apiPaths.funnelReport,
    {
      // Before the query is looked at: who is not signed in learns nothing of it.
      preValidation: async (request, reply) => {
        if (await isOperator(db, request.headers.authorization, clock())) return;
        return reply.code(403).send({ error: consoleRefusals.signInFirst });
      },
      schema: {
        querystring: FunnelQuery,
        response: { 200: FunnelReport, 400: ErrorBody, 403: ErrorBody, 503: ErrorBody },
      },
    },
    async ({ query }, reply) => {
      const outcome = await readReport(db, query);
      if ('report' in outcome) return outcome.report;
      const status = outcome.refused === 'too slow' ? 503 : 400;
      return reply.code(status).send({ error: sayRefusal(outcome.refused) });
    },
  );
}
