import { type Static, Type } from 'typebox';
import { NoBody } from '#contract/call-row.ts';
import type { currencies } from '#contract/currency.ts';
import { OfferId } from '#contract/offer.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { orNull } from './or-null.ts';

const IdText = Type.String({ pattern: '^[1-9]\\d{0,15}$' });
const Time = Type.String({ maxLength: 40 });
/** For the log. */
const Why = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });
const Amount = Type.Integer({ minimum: 1, maximum: 10_000_000 });

/** Whole per cent by offer id. */
const Percents = Type.Record(Type.String({ pattern: '^[1-9]\\d{0,9}$' }), Type.Integer({ minimum: 1, maximum: 99 }), {
  additionalProperties: false,
  minProperties: 1,
});

/** Minor units by currency. */
const Amounts = Type.Object(
  { USD: Amount, EUR: Amount, GBP: Amount, JPY: Amount } satisfies Record<(typeof currencies)[number], unknown>,
  { additionalProperties: false },
);

const Countries = orNull(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 250 }));

/** A coupon without its code, which is stored nowhere. Times are ISO 8601. */
export const CouponRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  off: Type.Union([Type.Object({ percents: Percents }), Type.Object({ amounts: Amounts })]),
  /** Those that it is for. */
  offers: Type.Array(Type.Object({ id: OfferId, name: Type.String() })),
  /** ISO 3166 alpha-2; null for every country. */
  countries: Countries,
  /** Null without a limit. */
  use_limit: orNull(Type.Integer()),
  once_a_person: Type.Boolean(),
  starts_at: Time,
  /** The first moment at which it takes nothing off; null for no end. */
  ends_at: orNull(Time),
  /** `over`: its time has passed; `ended`: an operator ended it. */
  state: Type.Enum(['planned', 'live', 'over', 'ended']),
  /** Paid checkouts. */
  used: Type.Integer(),
  /** Open checkouts, which count against the limit until they are paid or fail. */
  reserved: Type.Integer(),
  made_by: Type.String(),
  made_at: Time,
});
export type CouponRow = Static<typeof CouponRow>;

export const CouponList = Type.Object({
  /** The newest first. */
  coupons: Type.Array(CouponRow),
  /** Those that are sold or will be, for a new coupon. */
  offers: Type.Array(Type.Object({ id: OfferId, name: Type.String() })),
});
export type CouponList = Static<typeof CouponList>;

export const MakeCouponBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  off: Type.Union([
    Type.Object({ percents: Percents }, { additionalProperties: false }),
    Type.Object(
      { amounts: Amounts, offer_ids: Type.Array(OfferId, { minItems: 1, maxItems: 20 }) },
      { additionalProperties: false },
    ),
  ]),
  countries: Countries,
  use_limit: orNull(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  once_a_person: Type.Boolean(),
  /** Null for now. */
  starts_at: orNull(Time),
  ends_at: orNull(Time),
});
export type MakeCouponBody = Static<typeof MakeCouponBody>;

export const couponCallSchemas = {
  [consoleCalls.listCoupons]: { may: 'operator', needs: 'see what is published', answer: { 200: CouponList } },
  // The only answer with the code.
  [consoleCalls.makeCoupon]: {
    may: 'operator',
    needs: 'publish',
    body: MakeCouponBody,
    answer: { 201: Type.Object({ id: Type.String(), code: Type.String() }) },
    refusals: [400, 409, 503],
  },
  [consoleCalls.endCoupon]: {
    may: 'operator',
    needs: 'publish',
    params: Type.Object({ id: IdText }),
    body: Type.Object({ why: Why }),
    answer: { 204: NoBody },
    refusals: [404],
  },
} as const satisfies ConsoleRows;
