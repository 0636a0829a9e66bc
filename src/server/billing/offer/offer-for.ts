import type { Kysely } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { hasHadTrial } from '../buyer/one-trial.ts';

/** The offer as this user can buy it: without a trial if they have had one. */
export async function offerFor(db: Kysely<Schema>, offer: Offer, userId: string): Promise<Offer> {
  if (offer.trial === null || !(await hasHadTrial(db, userId))) return offer;
  return { ...offer, trial: null };
}
