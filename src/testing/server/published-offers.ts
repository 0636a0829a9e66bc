import type { Kysely } from 'kysely';
import { everyOffer } from '#contract/offer-list/every-offer.ts';
import type { ListedOffer, OfferList } from '#contract/offer-list/offer-list.ts';
import { type Audience, everybody } from '#publishing/audience.ts';
import { recordOffers } from '#server/billing/offer/offer-versions.sql.ts';
import { offers as seeds, standardList } from '#server/billing/offer/offers.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { insertDocument, insertVersion, listDocuments } from '#server/publishing/documents.sql.ts';
import { insertPublication, raiseEpoch } from '#server/publishing/publications.sql.ts';
import type { Published } from '#server/publishing/published.ts';

interface PublishDeps {
  db: Kysely<Schema>;
  clock: () => number;
  published?: Published;
}

interface Choice extends Omit<OfferList, 'offers'> {
  /** Another price list than that for everybody. */
  slug?: string;
  audience?: Audience;
  /** Epoch ms; now by default. */
  startsAt?: number;
  endsAt?: number | null;
}

/** Sells these offers from now on, as if an operator had published them. @returns the id of the version */
export async function publishOffers(
  { db, clock, published }: PublishDeps,
  offers: readonly ListedOffer[],
  { slug = standardList.slug, audience = everybody, startsAt = clock(), endsAt = null, ...rest }: Choice = {},
): Promise<number> {
  const [now, kind] = [clock(), 'offers'];
  const versionId = await db.transaction().execute(async (tx) => {
    await insertDocument(tx, {
      kind,
      slug,
      name: slug === standardList.slug ? standardList.name : slug,
      by: 'test',
      now,
    });
    const documentId = (await listDocuments(tx, kind)).find((one) => one.slug === slug)!.id;
    const body = { offers: [...offers], ...rest };
    const { id } = await insertVersion(tx, { documentId, body, isSeed: offers === seeds, by: 'test', now });
    await recordOffers(tx, everyOffer(body));
    await insertPublication(tx, {
      documentId,
      versionId: id,
      audience,
      startsAt,
      endsAt,
      askedBy: 'test',
      askedById: null,
      askedAt: now,
      approvedBy: 'test',
      approvedAt: startsAt,
      why: '',
      approvalNeeded: '',
      changes: [],
      isBack: false,
    });
    await raiseEpoch(tx);
    return id;
  });
  await published?.refresh();
  return versionId;
}

/** The seeds with trials, in days by offer id. */
export function withTrials(days: Record<number, number>): ListedOffer[] {
  return seeds.map((offer) => {
    const count = days[offer.id];
    return count === undefined ? offer : { ...offer, trial: { unit: 'day', count } };
  });
}
