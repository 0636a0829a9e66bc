import { formatPrice } from '#contract/format-price.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';

import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { noticeMs } from './decide-move.ts';
import {
  concernsAnybody,
  countPrices,
  findPending,
  findSoldOffer,
  insertNotices,
  insertPriceChange,
  lockOffer,
  noticeKey,
  type PriceChange,
} from './price-changes.sql.ts';
import { scheduleMove } from './schedule-move.ts';

export type AnnounceRefusal =
  | 'unknown offer'
  | 'nobody pays it'
  | { tooSoon: { earliestAt: number } }
  /** An earlier price change of this offer and currency is not settled for everybody. */
  | { pending: string };

/** What an announcement would do: how many pay each price now. Amounts in minor units. */
export interface AnnouncementPreview {
  offerName: string;
  before: { amountMinor: number; subscribers: number }[];
}

interface Announcement {
  priceChangeId: string;
  /** How many subscribers get an email. */
  concerned: number;
}

/** The email has been sent by then. */
const firstCheckAfterMs = 24 * 60 * 60_000;

/**
 * Announces a new price to everyone who pays another price for an offer in one currency. Each gets an email at once and
 * is charged the new price from the first payment at or after the date, which must be at least 30 days ahead.
 */
export async function announcePriceChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: PriceChange,
  by: string,
): Promise<(Announcement & { offerName: string }) | { refused: AnnounceRefusal }> {
  const preview = await previewAnnouncement({ db, clock }, change);
  if ('refused' in preview) return preview;
  const announcement = await announce(db, change, { by, now: clock() });
  if ('refused' in announcement) return announcement;
  return { ...announcement, offerName: preview.offerName };
}

/** The subscribers whom an announcement would reach, without sending anything. */
export async function previewAnnouncement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: PriceChange,
): Promise<AnnouncementPreview | { refused: AnnounceRefusal }> {
  const offer = await findSoldOffer(db, change.offerId);
  if (!offer) return { refused: 'unknown offer' };
  const now = clock();
  if (change.effectiveAt < now + noticeMs) return { refused: { tooSoon: { earliestAt: now + noticeMs } } };
  const pending = await findPending(db, change);
  if (pending !== null) return { refused: { pending } };
  const before = await countPrices(db, change);
  return before.length === 0 ? { refused: 'nobody pays it' } : { offerName: offer.name, before };
}

/** Stores the price change with its notices, emails and jobs in one transaction. */
function announce(
  db: Deps['db'],
  change: PriceChange,
  { by, now }: { by: string; now: number },
): Promise<Announcement | { refused: 'nobody pays it' | { pending: string } }> {
  return inTransaction(db, async (tx) => {
    // Of two announcements at once, the second sees the first.
    await lockOffer(tx, change.offerId);
    const pending = await findPending(tx, change);
    if (pending !== null) return { refused: { pending } };
    if (!(await concernsAnybody(tx, change))) return { refused: 'nobody pays it' };
    const id = await insertPriceChange(tx, change, { by, now });
    const concerned = await insertNotices(tx, id, change);
    const actor = { operatorId: null, name: by, level: 'command line', network: '' } as const;
    const after = formatPrice({ amount_minor: change.amountMinor, currency: change.currency });
    await recordAudit(tx, { by: actor, act: 'announced a price change', subject: `price change ${id}`, after, now });
    for (const { subscription_id, user_id } of concerned) {
      const payload = { user_id, subscription_id, price_change_id: id };
      await enqueue(tx, { kind: 'price-change', uniqueKey: noticeKey(id, subscription_id), payload });
      await scheduleMove(tx, { priceChangeId: id, subscriptionId: subscription_id, at: now + firstCheckAfterMs });
    }
    return { priceChangeId: id, concerned: concerned.length };
  });
}
