import { consoleCalls } from '#contract/console/calls.ts';
import { conditionsText, offText } from '#contract/console/coupon-copy.ts';
import type { CouponRow, MakeCouponBody } from '#contract/console/coupons.ts';
import { type CouponRecord, listCoupons } from '#server/billing/coupon/coupons.sql.ts';
import {
  endCoupon,
  listForSale,
  type MakeRefusal,
  makeCoupon,
  type WantedCoupon,
} from '#server/billing/coupon/make-coupon.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';

type OfferName = CouponRow['offers'][number];

/** Codes that take something off the first payment. */
export function couponRoutesOfConsole(route: AddRoute, deps: Pick<BillingDeps, 'db' | 'clock' | 'provider'>): void {
  route(consoleCalls.listCoupons, async () => {
    const offers = await namesForSale(deps);
    const coupons = await listCoupons(deps.db);
    return { coupons: coupons.map((coupon) => rowOf(coupon, offers, deps.clock())), offers };
  });

  route(consoleCalls.makeCoupon, async ({ operator, body }) => {
    const wanted = wantedOf(body);
    if (wanted === null) return refusalOf('times');
    const made = await makeCoupon(deps, operator, { wanted, said: saidOf(wanted, await namesForSale(deps)) });
    return 'refused' in made ? refusalOf(made.refused) : made;
  });

  route(consoleCalls.endCoupon, async ({ operator, params, body: { why } }) => {
    const ended = await endCoupon(deps, operator, { id: params.id, why });
    if (ended === 'ended') return null;
    return { refusal: { status: 404, error: 'This coupon is over already. Load the page again.' } };
  });
}

/** Each offer once, by the name of the newest price list. */
async function namesForSale(deps: Pick<BillingDeps, 'db' | 'clock'>): Promise<OfferName[]> {
  const names = new Map((await listForSale(deps)).map(({ id, name }) => [id, name]));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.id - b.id);
}

function rowOf(coupon: CouponRecord, forSale: readonly OfferName[], now: number): CouponRow {
  const { off, offerIds, countries, startsAt, endsAt, endedAt } = coupon;
  return {
    id: coupon.id,
    name: coupon.name,
    off: 'percents' in off ? { percents: { ...off.percents } } : { amounts: { ...off.amounts } },
    offers: namedOffers(offerIds, forSale),
    countries: countries && [...countries],
    use_limit: coupon.useLimit,
    once_a_person: coupon.oncePerson,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: endsAt === null ? null : new Date(endsAt).toISOString(),
    state: stateOf({ startsAt, endsAt, endedAt }, now),
    used: coupon.used,
    reserved: coupon.reserved,
    made_by: coupon.madeBy,
    made_at: new Date(coupon.madeAt).toISOString(),
  };
}

const namedOffers = (ids: readonly number[], forSale: readonly OfferName[]): OfferName[] =>
  ids.map((id) => forSale.find((offer) => offer.id === id) ?? { id, name: `offer ${id}` });

function stateOf(
  { startsAt, endsAt, endedAt }: Pick<CouponRecord, 'startsAt' | 'endsAt' | 'endedAt'>,
  now: number,
): CouponRow['state'] {
  if (endedAt !== null) return 'ended';
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt > now ? 'planned' : 'live';
}

/** Null when a time cannot be read. */
function wantedOf({ name, off, countries, use_limit, once_a_person, ...times }: MakeCouponBody): WantedCoupon | null {
  const [startsAt, endsAt] = [times.starts_at, times.ends_at].map((at) => (at === null ? null : Date.parse(at)));
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return null;
  const isByPercent = 'percents' in off;
  return {
    name: name.trim(),
    off: isByPercent ? off : { amounts: off.amounts },
    offerIds: isByPercent ? Object.keys(off.percents).map(Number) : [...new Set(off.offer_ids)],
    countries,
    useLimit: use_limit,
    oncePerson: once_a_person,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
  };
}

function saidOf(
  { off, offerIds, countries, oncePerson, useLimit, endsAt }: WantedCoupon,
  forSale: OfferName[],
): string {
  const offers = namedOffers(offerIds, forSale);
  const conditions = { off, offers, isForAll: false, countries, once_a_person: oncePerson };
  return [
    `${offText(off, { all: true })} off`,
    conditionsText(conditions),
    useLimit === null ? 'without a limit' : `${useLimit} times`,
    endsAt === null ? 'without an end' : `until ${new Date(endsAt).toISOString()}`,
  ].join(' · ');
}

const sentences = {
  times: 'The times do not fit: the end comes after the start, and after now.',
  'unknown offer': 'One of these offers is not sold any more. Load the page again.',
  'provider unavailable': 'Paddle does not answer, so its own totals cannot be compared. Try again in a minute.',
} as const;

function refusalOf(refused: MakeRefusal): Refusal<400 | 409 | 503> {
  if (refused === 'times') return { refusal: { status: 400, error: sentences.times } };
  if (refused === 'provider unavailable') return { refusal: { status: 503, error: sentences[refused] } };
  if (refused === 'unknown offer') return { refusal: { status: 409, error: sentences[refused] } };
  if ('differs' in refused) return { refusal: { status: 409, error: `Paddle would charge ${refused.differs}.` } };
  const error = `It takes off nothing or everything of ${refused.nothingLeft}. Something has to be left to pay.`;
  return { refusal: { status: 400, error } };
}
