import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { currencyOf } from '../../contract/currency';
import { OffersAnswer, OffersQuery } from '../../contract/offer';
import type { Deps } from '../deps';
import { listActiveOffers } from './offers.sql';

export function offerRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get<{ Querystring: OffersQuery }>(
    apiPaths.offers,
    { schema: { querystring: OffersQuery, response: { 200: OffersAnswer } } },
    async ({ query }) => ({ offers: await listActiveOffers(db, currencyOf(query.currency)) }),
  );
}
