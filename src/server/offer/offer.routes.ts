import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { currencyOf } from '../../contract/currency';
import { OffersAnswer, OffersQuery } from '../../contract/offer';
import type { Deps } from '../deps';
import { currencyOfLanguages } from './currency-of-languages';
import { listActiveOffers } from './offers.sql';

export function offerRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get<{ Querystring: OffersQuery }>(
    apiPaths.offers,
    { schema: { querystring: OffersQuery, response: { 200: OffersAnswer } } },
    async ({ query, headers }, reply) => {
      reply.header('vary', 'accept-language');
      const { currency } = query;
      const shown = currency === undefined ? currencyOfLanguages(headers['accept-language']) : currencyOf(currency);
      return { offers: await listActiveOffers(db, shown) };
    },
  );
}
