import type { Deps } from '../deps';
import { noticeMs } from './decide-move';
import { type Announcement, announce, findSoldOffer, type PriceChange } from './price-changes.sql';

export type AnnounceRefusal = 'unknown offer' | { tooSoon: { earliestAt: number } } | 'nobody pays it';

/**
 * Announces a new price to all who pay an offer in one currency at another price: each gets a letter at once and is
 * charged the new price with the first payment at or after the date, which lies 30 days ahead or more.
 */
export async function announcePriceChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: PriceChange,
  by: string,
): Promise<(Announcement & { offerName: string }) | { refused: AnnounceRefusal }> {
  const offer = await findSoldOffer(db, change.offerId);
  if (!offer) return { refused: 'unknown offer' };
  const now = clock();
  if (change.effectiveAt < now + noticeMs) return { refused: { tooSoon: { earliestAt: now + noticeMs } } };
  const announcement = await announce(db, change, { by, now });
  return announcement ? { ...announcement, offerName: offer.name } : { refused: 'nobody pays it' };
}
