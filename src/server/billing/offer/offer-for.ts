import type { Kysely } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { hasEarlierTrial } from '../buyer/earlier-trials.ts';

/** The offer as this user can buy it: without a trial if they have had one. */
export async function offerFor(db: Kysely<Schema>, offer: Offer, userId: string): Promise<Offer> {
  if (offer.trial === null || !(await hasEarlierTrial(db, userId))) return offer;
  return { ...offer, trial: null };
}
