import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#contract/api/open-api.ts';
import { calls } from '#contract/calls.ts';
import { pageGroups } from '#contract/copy/catalogue.ts';
import { wholeGroup } from '#contract/copy/copy-kind.ts';
import { healthPath, livePath } from '#contract/health-path.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { HealthDeps, PublishedSiteDeps } from './deps.ts';
import { isAnswering } from './is-answering.sql.ts';
import { publicConfig } from './public-config.ts';

/** The site's settings for browsers, and the OpenAPI document of its calls. */
export function siteRoutes(
  route: AddRoute,
  { config, copyFiles, site }: Pick<Deps, 'config'> & Pick<PublishedSiteDeps, 'copyFiles' | 'site'>,
): void {
  const document = openApiDocument();
  route(calls.readConfig, async () => {
    const { copy, quizzes, contentVersion } = await site.shown();
    const { texts: own } = await copyFiles.shown();
    const texts = Object.fromEntries(pageGroups.map((group) => [group, wholeGroup(group, own)]));
    return publicConfig(config, { copy, texts, quizzes, contentVersion });
  });
  route(calls.readOpenApi, async () => document);
}

/**
 * `/health` says whether this process should get requests: 200 when the database answers, 503 otherwise and from
 * the moment the process is told to stop, when it still serves for `DRAIN_SECONDS`. `/live` says whether it runs at all, so that no supervisor restarts it because the database is away.
 * With `?deep` the former also lists the storage alarms, without figures, because anybody may call it.
 */
export function healthRoutes(app: FastifyInstance, { pool, storage }: HealthDeps, isDraining: () => boolean): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get<{ Querystring: { deep?: string } }>(healthPath, async (request, reply) => {
    const status =
      isStopping || isDraining() ? 'stopping' : (await isAnswering(pool)) ? 'ok' : 'the database does not answer';
    reply.header('cache-control', 'no-store');
    const alarms = storage.alarms().map(({ what }) => what);
    return reply
      .code(status === 'ok' ? 200 : 503)
      .send(request.query.deep === undefined ? { status } : { status, alarms });
  });
  app.get(livePath, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
