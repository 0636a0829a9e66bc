import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { OffersAnswer } from '../../contract/offer';
import type { Deps } from '../deps';
import { listActiveOffers } from './offers.sql';

export function offerRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get(apiPaths.offers, { schema: { response: { 200: OffersAnswer } } }, async () => ({
    offers: await listActiveOffers(db),
  }));
}
