import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import type { Deps } from '../deps';
import { isAnswering } from './is-answering.sql';

/**
 * For load balancers and supervisors: 200 when the database answers, else 503. With `?deep` a monitor is also told what is
 * short, without figures: anybody may ask.
 */
export function healthRoutes(app: FastifyInstance, { pool, storage }: Pick<Deps, 'pool' | 'storage'>): void {
  app.get<{ Querystring: { deep?: string } }>(apiPaths.health, async (request, reply) => {
    const healthy = await isAnswering(pool);
    reply.header('cache-control', 'no-store');
    const status = healthy ? 'ok' : 'the database does not answer';
    const alarms = storage.alarms().map(({ what }) => what);
    return reply.code(healthy ? 200 : 503).send(request.query.deep === undefined ? { status } : { status, alarms });
  });
}
