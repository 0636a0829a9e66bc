import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { PublicConfig } from '../../contract/config';
import type { Deps } from '../deps';
import { publicConfig } from './public-config';

export function configRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  app.get(apiPaths.config, { schema: { response: { 200: PublicConfig } } }, async (request) =>
    publicConfig(config, request.hostname),
  );
}
