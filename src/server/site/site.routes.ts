import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { healthPath } from '#contract/health-path.ts';
import { openApiDocument } from '#contract/open-api.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { HealthDeps } from './deps.ts';
import { isAnswering } from './is-answering.sql.ts';
import { publicConfig } from './public-config.ts';

/** The site's settings for browsers, and the OpenAPI document of its calls. */
export function siteRoutes(route: AddRoute, { config }: Pick<Deps, 'config'>): void {
  const document = openApiDocument();
  route(calls.readConfig, async () => publicConfig(config));
  route(calls.readOpenApi, async () => document);
}

/**
 * The health check for load balancers and supervisors: 200 when the database answers, otherwise 503. With `?deep` the
 * answer also lists the storage alarms, without figures, because anybody may call it.
 */
export function healthRoutes(app: FastifyInstance, { pool, storage }: HealthDeps): void {
  app.get<{ Querystring: { deep?: string } }>(healthPath, async (request, reply) => {
    const healthy = await isAnswering(pool);
    reply.header('cache-control', 'no-store');
    const status = healthy ? 'ok' : 'the database does not answer';
    const alarms = storage.alarms().map(({ what }) => what);
    return reply.code(healthy ? 200 : 503).send(request.query.deep === undefined ? { status } : { status, alarms });
  });
}
