import type { Pool } from 'pg';
import { dayMs } from '#contract/day.ts';
import { type CountedState, countMrr, type SubscriptionState } from '#statistics/mrr.ts';
import { movementsOf } from '#statistics/mrr-movements.ts';
import { seededRandom } from '#statistics/seeded-random.ts';

const plans = [
  { id: 1, weeks: 4, net: 1666, share: 0.6 },
  { id: 2, weeks: 12, net: 2999, share: 0.3 },
  { id: 3, weeks: 24, net: 4999, share: 0.1 },
];
const currencies = ['USD', 'USD', 'USD', 'EUR', 'JPY'];
const sources = ['facebook', 'google', ''];
const campaigns = ['autumn', 'focus', ''];
const countries = ['US', 'DE', null];
const cohorts = ['A', 'B', 'C', ''];

interface Business {
  customers: number;
  /** Epoch ms: the first customers come so long before `now`. */
  days: number;
  now: number;
  seed: number;
}

type Row = Record<string, unknown>;

/**
 * Writes the ledger and the history of a business into an empty database, as the provider's events would have made
 * them: renewals paid late or never, refunds in whole and in part, disputes that are won or lost, refunds that were taken
 * back, trials, pauses, second subscriptions, payouts in another currency and payments of which no payout is known. Only
 * what was paid in a checkout names it.
 * @returns the campaign that brought each subscription; empty without one
 */
export async function seedBusiness(pool: Pool, { customers, days, now, seed }: Business): Promise<Map<string, string>> {
  const random = seededRandom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const entries: Row[] = [];
  const history: Row[] = [];
  const movements: Row[] = [];
  const sold: Row[] = [];
  const checkouts: Row[] = [];
  const touches: Row[] = [];
  const campaignOf = new Map<string, string>();

  for (let c = 0; c < customers; c += 1) {
    const customer = `00000000-0000-4000-8000-${String(c).padStart(12, '0')}`;
    const states: CountedState[] = [];
    const subscriptions = random() < 0.06 ? 2 : 1;
    for (let s = 0; s < subscriptions; s += 1) {
      const before = history.length;
      const counted = countMrr(live(c, s, customer));
      for (const [i, { mrrMicro }] of counted.entries()) history[before + i]!.mrr_micro = String(mrrMicro);
      states.push(...counted);
    }
    for (const { subscriptionId, at, movement, currency, amountMicro } of movementsOf(states)) {
      movements.push({
        subscription_id: subscriptionId,
        seq: at,
        movement,
        currency,
        effective_at: new Date(at / 1000),
        amount_micro: String(amountMicro),
      });
    }
  }

  function live(c: number, s: number, customer: string): SubscriptionState[] {
    const id = `sub_${c}_${s}`;
    const roll = random();
    const plan = roll < plans[0]!.share ? plans[0]! : roll < 0.9 ? plans[1]! : plans[2]!;
    const currency = pick(currencies);
    const cohort = pick(cohorts);
    const source = pick(sources);
    const country = pick(countries);
    const begun = now - Math.floor(random() * days) * dayMs - Math.floor(random() * dayMs);
    const checkoutId = random() < 0.9 ? `chk_${c}_${s}` : null;
    const version = random() < 0.8 ? plan.id : null;
    campaignOf.set(id, '');
    if (checkoutId !== null) {
      checkouts.push({ id: checkoutId, offer_id: plan.id, offer: '{}', amount_minor: plan.net, currency });
      const campaign = pick(campaigns);
      if (random() < 0.9) {
        campaignOf.set(id, campaign);
        touches.push({
          checkout_id: checkoutId,
          which: 'first',
          recorded_at: new Date(begun),
          utm_source: source,
          utm_medium: '',
          utm_campaign: campaign,
          utm_id: '',
          utm_content: '',
          utm_term: '',
          click_id_name: '',
          click_id: '',
          landing_path: '/',
          referrer_host: '',
        });
      }
    }
    const payoutCurrency = random() < 0.05 ? null : random() < 0.05 ? 'EUR' : 'USD';
    const parts = { customer_ref: customer, cohort, source, country, offer_id: plan.id };
    let isTrial = false;
    const states: SubscriptionState[] = [];
    const state = (at: number, status: string) => {
      const microseconds = Math.floor(at) * 1000 + states.length;
      const rate = { currency, netMinor: plan.net, intervalUnit: 'week' as const, intervalCount: plan.weeks };
      states.push({ subscriptionId: id, at: microseconds, status, ...rate });
      history.push({
        subscription_id: id,
        seq: microseconds,
        effective_at: new Date(at),
        heard_at: new Date(at),
        status,
        amount_net_minor: plan.net,
        currency,
        interval_unit: 'week',
        interval_count: plan.weeks,
        offer_id: plan.id,
        cause: 'seeded',
        mrr_micro: '0',
      });
    };
    const entry = (
      kind: string,
      transaction: string,
      at: number,
      gross: number,
      renewal: number,
      provider = transaction,
    ) => {
      const tax = Math.round(gross / 6);
      const fee = kind === 'payment' ? Math.round(gross / 20) + (gross > 0 ? 50 : -50) : 0;
      const dispute = kind === 'chargeback' ? 1500 : 0;
      const rate = payoutCurrency === currency ? 1 : 0.8;
      const paid = (minor: number) => (payoutCurrency === null ? 0 : Math.round(minor * rate));
      entries.push({
        kind,
        provider_id: provider,
        transaction_id: transaction,
        subscription_id: id,
        occurred_at: new Date(at),
        recorded_at: new Date(at),
        currency,
        gross_minor: gross,
        tax_minor: tax,
        fee_minor: fee,
        net_minor: gross - tax - fee,
        payout_currency: payoutCurrency,
        payout_gross_minor: paid(gross),
        payout_tax_minor: paid(tax),
        payout_fee_minor: paid(fee),
        chargeback_fee_minor: dispute,
        exchange_rate: payoutCurrency === null ? null : currency === 'JPY' ? '0.008' : String(rate),
        payout_net_minor: payoutCurrency === null ? 0 : paid(gross) - paid(tax) - paid(fee) - dispute,
        ...parts,
        checkout_id: renewal === 0 && !isTrial ? checkoutId : null,
        offer_version_id: version,
        interval_unit: 'week',
        interval_count: plan.weeks,
        renewal_number: renewal,
        origin: renewal === 0 ? 'web' : 'subscription_recurring',
      });
    };
    sold.push({
      subscription_id: id,
      customer_ref: customer,
      checkout_id: checkoutId,
      offer_version_id: version,
      cohort,
      source,
      country,
    });

    let at = begun;
    if (plan.id === 2 && random() < 0.5) {
      isTrial = true;
      state(at, 'trialing');
      at += 7 * dayMs;
      if (at >= now) return states;
      if (random() < 0.45) {
        state(at, 'canceled');
        return states;
      }
    }
    const leaves = 0.15 + random() * 0.35;
    for (let k = 0; at < now; k += 1) {
      if (k > 0 && random() < leaves) {
        state(at, random() < 0.3 ? 'past_due' : 'canceled');
        if (states.at(-1)!.status === 'past_due' && at + 20 * dayMs < now) state(at + 20 * dayMs, 'canceled');
        break;
      }
      const due = at;
      if (k > 0 && random() < 0.1) {
        state(at, 'past_due');
        at += Math.floor(random() * 12) * dayMs;
        if (at >= now) break;
      }
      if (k === 0 || states.at(-1)!.status !== 'active') state(at, 'active');
      const transaction = `txn_${c}_${s}_${k}`;
      const gross = Math.round(plan.net * 1.2);
      entry('payment', transaction, at, gross, k);
      giveBack(entry, { transaction, at, gross, renewal: k });
      if (random() < 0.04) {
        const pauseAt = at + 5 * dayMs;
        if (pauseAt >= now) break;
        state(pauseAt, 'paused');
        at = due + 70 * dayMs;
        if (at < now) state(at, 'active');
      } else {
        at = due + plan.weeks * 7 * dayMs;
      }
    }
    return states;
  }

  function giveBack(
    entry: (kind: string, transaction: string, at: number, gross: number, renewal: number, provider?: string) => void,
    { transaction, at, gross, renewal }: { transaction: string; at: number; gross: number; renewal: number },
  ): void {
    const later = (most: number) => Math.min(now - 1000, at + Math.floor(random() * most) * dayMs);
    const roll = random();
    if (roll < 0.04) entry('refund', transaction, later(60), -gross, renewal, `${transaction}_ref`);
    else if (roll < 0.06)
      entry('refund', transaction, later(100), -Math.round(gross / 3), renewal, `${transaction}_ref`);
    else if (roll < 0.07) {
      const refundedAt = later(20);
      entry('refund', transaction, refundedAt, -gross, renewal, `${transaction}_ref`);
      entry('refund', transaction, refundedAt, gross, renewal, `${transaction}_ref`);
    } else if (roll < 0.1) {
      const disputedAt = later(40);
      entry('chargeback', transaction, disputedAt, -gross, renewal, `${transaction}_cb`);
      if (random() < 0.4) entry('chargeback_reverse', transaction, disputedAt, gross, renewal, `${transaction}_cbr`);
    }
  }

  await insertAll(pool, 'checkouts', checkouts);
  await insertAll(pool, 'touches', touches);
  await insertAll(pool, 'money_entries', entries);
  await insertAll(pool, 'sold_subscriptions', sold);
  await insertAll(pool, 'subscription_history', history);
  await insertAll(pool, 'mrr_movements', movements);
  return campaignOf;
}

async function insertAll(pool: Pool, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!);
  await pool.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
