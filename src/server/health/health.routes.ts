import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import type { Deps } from '../deps';
import { isAnswering } from './is-answering.sql';

/** For load balancers and supervisors: 200 when the database answers, else 503. */
export function healthRoutes(app: FastifyInstance, { pool }: Pick<Deps, 'pool'>): void {
  app.get(apiPaths.health, async (_request, reply) => {
    const healthy = await isAnswering(pool);
    reply.header('cache-control', 'no-store');
    return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'the database does not answer' });
  });
}
