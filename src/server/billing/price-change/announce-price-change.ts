import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#contract/day.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Interval } from '#contract/offer.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { noticeMs } from './decide-move.ts';
import {
  countPrices,
  findPending,
  findSoldOffer,
  insertNotices,
  insertPriceChange,
  lockOffer,
  noticeKey,
  type PaidPrice,
  type PriceChange,
} from './price-changes.sql.ts';
import { scheduleMove } from './schedule-move.ts';
import { isUnusualAmount } from './unusual-amount.ts';

export type PreviewRefusal =
  | 'unknown offer'
  | 'nobody pays it'
  | { tooSoon: { earliestAt: number } }
  /** An earlier price change of this offer and currency is not settled for everybody. */
  | { pending: string };

/** `type it again`: the amount is far from what is paid now, and was not typed a second time. */
export type AnnounceRefusal = PreviewRefusal | 'type it again';

/** What an announcement would do: how many pay each price now. Amounts in minor units. */
export interface AnnouncementPreview {
  offerName: string;
  interval: Interval;
  before: PaidPrice[];
  /** Whether the amount has to be typed again. */
  isUnusual: boolean;
}

/** Who announces a price change, and how. */
export interface Announcer {
  by: Actor;
  /** For the audit. */
  reason?: string;
  /** The amount as it was typed the second time; null when it was not typed again. */
  againMinor: number | null;
}

interface Announcement {
  priceChangeId: string;
  offerName: string;
  /** How many subscribers get an email. */
  concerned: number;
}

export type AnnounceOutcome = Announcement | { refused: AnnounceRefusal };

/** The email has been sent by then. */
const firstCheckAfterMs = 24 * 60 * 60_000;

/**
 * Announces a new price to everyone who pays another price for an offer in one currency. Each gets an email at once and
 * is charged the new price from the first payment at or after the date, which must be at least 30 days ahead. The price
 * change, its notices, emails and jobs and the entry of the audit are stored in one transaction; a refusal is an entry
 * of the audit too.
 */
export function announcePriceChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: PriceChange,
  announcer: Announcer,
): Promise<AnnounceOutcome> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    // Of two announcements at once, the second sees the first.
    await lockOffer(tx, change.offerId);
    const preview = checkAmount(await readPreview(tx, change, now), change, announcer);
    if (!('refused' in preview)) return announce(tx, change, { ...announcer, preview, now });
    await recordRefusal(tx, change, { ...announcer, refused: preview.refused, now });
    return preview;
  });
}

/** The subscribers whom an announcement would reach, without sending anything. */
export function previewAnnouncement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: PriceChange,
): Promise<AnnouncementPreview | { refused: PreviewRefusal }> {
  return readPreview(db, change, clock());
}

async function readPreview(
  db: Kysely<Schema>,
  change: PriceChange,
  now: number,
): Promise<AnnouncementPreview | { refused: PreviewRefusal }> {
  const offer = await findSoldOffer(db, change.offerId);
  if (!offer) return { refused: 'unknown offer' };
  if (change.effectiveAt < now + noticeMs) return { refused: { tooSoon: { earliestAt: now + noticeMs } } };
  const pending = await findPending(db, change);
  if (pending !== null) return { refused: { pending } };
  const before = await countPrices(db, change);
  if (before.length === 0) return { refused: 'nobody pays it' };
  const { name: offerName, interval } = offer;
  return { offerName, interval, before, isUnusual: isUnusualAmount(change.amountMinor, before) };
}

/** Refuses an unusual amount that was not typed again. */
function checkAmount(
  preview: AnnouncementPreview | { refused: PreviewRefusal },
  { amountMinor }: PriceChange,
  { againMinor }: Announcer,
): AnnouncementPreview | { refused: AnnounceRefusal } {
  if ('refused' in preview) return preview;
  return preview.isUnusual && againMinor !== amountMinor ? { refused: 'type it again' } : preview;
}

async function announce(
  tx: Transaction<Schema>,
  change: PriceChange,
  { by, reason, preview, now }: Announcer & { preview: AnnouncementPreview; now: number },
): Promise<Announcement> {
  const { offerName, before } = preview;
  const id = await insertPriceChange(tx, change, { by: by.name, now });
  const concerned = await insertNotices(tx, id, change);
  for (const { subscription_id, user_id } of concerned) {
    const payload = { user_id, subscription_id, price_change_id: id };
    await enqueue(tx, { kind: 'price-change', uniqueKey: noticeKey(id, subscription_id), payload });
    await scheduleMove(tx, { priceChangeId: id, subscriptionId: subscription_id, at: now + firstCheckAfterMs });
  }
  await recordAudit(tx, {
    by,
    act: 'announced a price change',
    subject: `price change ${id}`,
    before: before.map(({ amountMinor }) => priceOf(change, amountMinor)).join(', '),
    after: `${offerName}: ${afterOf(change)}`,
    ...(reason !== undefined && { reason }),
    now,
  });
  return { priceChangeId: id, offerName, concerned: concerned.length };
}

function recordRefusal(
  tx: Transaction<Schema>,
  change: PriceChange,
  { by, reason, refused, now }: Announcer & { refused: AnnounceRefusal; now: number },
): Promise<void> {
  return recordAudit(tx, {
    by,
    act: 'announced a price change',
    subject: `offer ${change.offerId}`,
    after: `${afterOf(change)}: ${refusalText(refused)}`,
    ...(reason !== undefined && { reason }),
    outcome: 'refused',
    now,
  });
}

function refusalText(refused: AnnounceRefusal): string {
  if (typeof refused === 'string') return refused;
  return 'pending' in refused ? `price change ${refused.pending} is pending` : 'too soon';
}

const priceOf = ({ currency }: PriceChange, amountMinor: number) =>
  formatPrice({ amount_minor: amountMinor, currency });

const afterOf = (change: PriceChange) => `${priceOf(change, change.amountMinor)} from ${dayOf(change.effectiveAt)}`;
