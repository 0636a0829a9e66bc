import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { currencyOf } from '../../contract/currency';
import { OffersAnswer, OffersQuery } from '../../contract/offer';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import type { Deps } from '../deps';
import { measuredDeviceOf } from '../visitor/measured-device';
import { recordShown } from '../visitor/shown.sql';
import { currencyOfLanguages } from './currency-of-languages';
import { offerFor } from './offer-for';
import { describeOffers } from './offer-versions.sql';
import { listActiveOffers } from './offers.sql';

type OfferDeps = Pick<Deps, 'config' | 'db' | 'pool' | 'clock'>;

export function offerRoutes(app: FastifyInstance, { config, db, pool, clock }: OfferDeps): void {
  app.get<{ Querystring: OffersQuery }>(
    apiPaths.offers,
    { schema: { querystring: OffersQuery, response: { 200: OffersAnswer } } },
    async ({ query, headers }, reply) => {
      reply.header('vary', 'accept-language, authorization');
      const { currency } = query;
      const shown = currency === undefined ? currencyOfLanguages(headers['accept-language']) : currencyOf(currency);
      const offers = await listActiveOffers(db, shown);
      const user = offers.some(({ trial }) => trial !== null)
        ? await findSignedInUser(pool, headers.authorization, clock())
        : null;
      const own = user ? await Promise.all(offers.map((offer) => offerFor(db, offer, user.id))) : offers;
      const deviceId = measuredDeviceOf(headers.cookie, config.analytics);
      if (deviceId !== null) {
        const detail = await describeOffers(db, own);
        await recordShown(db, { deviceId, what: 'offers', detail, now: clock() });
      }
      return { offers: own };
    },
  );
}
