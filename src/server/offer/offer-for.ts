import type { Kysely } from 'kysely';
import type { Offer } from '../../contract/offer';
import type { Schema } from '../database/schema';
import { hasHadTrial } from '../fairness/one-trial.sql';

/** The offer as this user can buy it: whoever has had a trial pays from the first day. */
export async function offerFor(db: Kysely<Schema>, offer: Offer, userId: string): Promise<Offer> {
  if (offer.trial === null || !(await hasHadTrial(db, userId))) return offer;
  return { ...offer, trial: null };
}
