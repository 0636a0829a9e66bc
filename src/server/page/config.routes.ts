import type { FastifyInstance } from 'fastify';
import { PublicConfig } from '../../contract/config';
import { apiPaths } from '../../contract/paths';
import type { Deps } from '../deps';
import { publicConfig } from './public-config';

export function configRoutes(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  app.get(apiPaths.config, { schema: { response: { 200: PublicConfig } } }, async (request) =>
    publicConfig(config, request.hostname),
  );
}
