import { type Static, Type } from 'typebox';
import { Interval, OfferId, Price } from '#contract/offer.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { orNull } from './or-null.ts';

const Id = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });
/** ISO 4217. */
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });
/** A day in UTC, from whose beginning on the new price is charged. */
const Day = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$' });
/** In the currency's minor unit. */
const AmountMinor = Type.Integer({ minimum: 1, maximum: 999_999_999 });
/** For the audit. */
const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });

/** What present subscribers pay for an offer in one currency. */
export const PaidPrice = Type.Object({
  offer_id: OfferId,
  offer_name: Type.String(),
  interval: Interval,
  price: Price,
  subscribers: Type.Integer(),
});
export type PaidPrice = Static<typeof PaidPrice>;

export const PaidPricesAnswer = Type.Object({
  paid: Type.Array(PaidPrice),
  /** The first day that a price change can be announced for now. */
  earliest_on: Type.String(),
});
export type PaidPricesAnswer = Static<typeof PaidPricesAnswer>;

/** An email as its reader sees it, without the product's look. */
export const ReadEmail = Type.Object({
  subject: Type.String(),
  heading: Type.String(),
  paragraphs: Type.Array(Type.String()),
  /** The text of its button. */
  button: Type.String(),
});
export type ReadEmail = Static<typeof ReadEmail>;

/** When subscribers come to the new price, as things are now. Times are ISO 8601. */
export const PlannedMoves = Type.Object({
  /** The first and the last renewal at the new price; null when there is none. */
  first_at: orNull(Type.String()),
  last_at: orNull(Type.String()),
  /** When the first subscriber is moved at the provider; from then on it cannot be withdrawn. */
  moves_from: orNull(Type.String()),
  /** How many come to it in each month (UTC), such as 2027-01. */
  months: Type.Array(Type.Object({ month: Type.String(), subscribers: Type.Integer() })),
  /** They have cancelled: no email, and their price stays unless they go on. */
  ends: Type.Integer(),
  /** Paused, past due or about to pause: they move once they go on. */
  waits: Type.Integer(),
});
export type PlannedMoves = Static<typeof PlannedMoves>;

/** What an announcement would do. */
export const PriceChangeEffect = Type.Object({
  offer_name: Type.String(),
  subscribers: Type.Integer(),
  /** How many pay each price now, with the email that they would get. */
  before: Type.Array(Type.Object({ price: Price, subscribers: Type.Integer(), email: ReadEmail })),
  /** Whether the amount has to be typed again. */
  is_unusual: Type.Boolean(),
  planned: PlannedMoves,
});
export type PriceChangeEffect = Static<typeof PriceChangeEffect>;

/** `refused`: why it cannot be announced, as a sentence; null if it can. One of the two is null. */
export const PriceChangePreview = Type.Object({ refused: orNull(Type.String()), effect: orNull(PriceChangeEffect) });
export type PriceChangePreview = Static<typeof PriceChangePreview>;

const PreviewQuery = Type.Object({
  offer_id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }),
  currency: CurrencyCode,
  amount_minor: Type.String({ pattern: '^[1-9]\\d{0,8}$' }),
  on: Day,
});

const AnnounceBody = Type.Object({
  offer_id: OfferId,
  currency: CurrencyCode,
  amount_minor: AmountMinor,
  on: Day,
  /** The amount as it was typed the second time; null when it was not asked for. */
  again_minor: orNull(AmountMinor),
  reason: Reason,
});

/** Times are ISO 8601. */
export const AnnouncedPriceChange = Type.Object({
  id: Type.String(),
  offer_name: Type.String(),
  price: Price,
  /** The prices that were paid when it was announced, the lowest first. */
  before: Type.Array(Price),
  effective_at: Type.String(),
  announced_at: Type.String(),
  announced_by: Type.String(),
  /** How many subscribers pay the new price or will with their next renewal, stay at theirs, and are still to move. */
  moved: Type.Integer(),
  staying: Type.Integer(),
  to_move: Type.Integer(),
  /** Of those who are still to move. */
  planned: PlannedMoves,
  withdrawn_at: orNull(Type.String()),
  is_withdrawable: Type.Boolean(),
});
export type AnnouncedPriceChange = Static<typeof AnnouncedPriceChange>;

export const PriceChangesAnswer = Type.Object({
  /** The latest first. */
  changes: Type.Array(AnnouncedPriceChange),
  /** The value of `after` for the next page; null on the last. */
  next: orNull(Type.String()),
});
export type PriceChangesAnswer = Static<typeof PriceChangesAnswer>;

export const priceChangeCallSchemas = {
  [consoleCalls.listPriceChanges]: {
    may: 'operator',
    needs: 'see what is published',
    query: Type.Object({ after: Type.Optional(Id) }),
    answer: { 200: PriceChangesAnswer },
  },
  [consoleCalls.listPaidPrices]: {
    may: 'operator',
    needs: 'see what is published',
    answer: { 200: PaidPricesAnswer },
  },
  [consoleCalls.previewPriceChange]: {
    may: 'operator',
    needs: 'see what is published',
    query: PreviewQuery,
    answer: { 200: PriceChangePreview },
    refusals: [400],
  },
  [consoleCalls.announcePriceChange]: {
    may: 'operator',
    needs: 'publish',
    body: AnnounceBody,
    answer: { 201: Type.Object({ id: Type.String(), subscribers: Type.Integer() }) },
    refusals: [400, 404, 409],
  },
  [consoleCalls.withdrawPriceChange]: {
    may: 'operator',
    needs: 'publish',
    params: Type.Object({ id: Id }),
    body: Type.Object({ reason: Reason }),
    answer: { 200: Type.Object({ staying: Type.Integer() }) },
    refusals: [404, 409],
  },
} satisfies ConsoleRows;
