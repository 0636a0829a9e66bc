import type { BigIntColumn, Instant, Json, MaybeInstant } from './column-types.ts';

/** What the page filters by; 0 and empty where there is none. */
interface RevenueParts {
  offer_id: number;
  offer_version_id: BigIntColumn;
  cohort: string;
  source: string;
  campaign: string;
  country: string;
}

/** The rows of a table summed up by at most two parts, each other part being null. */
type Sums<Table extends RevenueParts> = { [Column in keyof Table]: Table[Column] | null } & { summed_by: number };

/** What is kept of the figures of erased people, without ids. See `operations/revenue/saved-sums.sql.ts`. */
interface KeptTables {
  kept_revenue_money: RevenueTables['revenue_money'];
  kept_revenue_mrr: RevenueTables['revenue_mrr'];
  kept_revenue_renewals: RevenueTables['revenue_renewals'];
  kept_revenue_values: RevenueTables['revenue_values'];
  kept_revenue_groups: RevenueTables['revenue_groups'];
  kept_revenue_trials: RevenueTables['revenue_trials'];
  kept_revenue_returns: RevenueTables['revenue_returns'];
  /** Subscriptions by the day of their start. */
  kept_begun: {
    day: Instant;
    cohort: string;
    source: string;
    subscriptions: BigIntColumn;
    over: BigIntColumn;
    cancelled: BigIntColumn;
  };
}

/** The counted figures of the revenue page. See `operations/revenue/`. */
export interface RevenueTables extends KeptTables {
  revenue_money: RevenueParts & {
    from_day: Instant;
    kind: string;
    currency: string;
    payout_currency: string;
    movements: BigIntColumn;
    firsts: BigIntColumn;
    refunded_30: BigIntColumn;
    refunded_90: BigIntColumn;
    gross_minor: BigIntColumn;
    tax_minor: BigIntColumn;
    payout_gross_minor: BigIntColumn;
    payout_tax_minor: BigIntColumn;
    payout_net_minor: BigIntColumn;
  };
  revenue_mrr: RevenueParts & {
    from_day: Instant;
    currency: string;
    movement: string;
    moved: BigIntColumn;
    more: BigIntColumn;
    amount_micro: string;
  };
  revenue_renewals: RevenueParts & {
    first_month: Instant;
    renewal: number;
    due: BigIntColumn;
    gone: BigIntColumn;
    paid: BigIntColumn;
    net_minor: BigIntColumn;
  };
  revenue_values: RevenueParts & { day: number; customers: BigIntColumn; net_minor: BigIntColumn };
  revenue_groups: {
    offer_id: number;
    property: string;
    value: string;
    customer_group: number;
    measure: 'value' | 'renewal';
    at: number;
    people: BigIntColumn;
    gone: BigIntColumn;
    paid: BigIntColumn;
    net_minor: BigIntColumn;
  };
  revenue_returns: RevenueParts & {
    week: Instant;
    payments: BigIntColumn;
    refunded_30: BigIntColumn;
    refunded_90: BigIntColumn;
    charged_back_30: BigIntColumn;
    charged_back_90: BigIntColumn;
  };
  revenue_visitors: {
    month: Instant;
    cohort: string;
    source: string;
    visitors: BigIntColumn;
    payers: BigIntColumn;
    net_minor: BigIntColumn;
  };
  revenue_trials: RevenueParts & { week: Instant; ended: BigIntColumn; paid: BigIntColumn; running: BigIntColumn };
  revenue_money_sums: Sums<RevenueTables['revenue_money']>;
  revenue_mrr_sums: Sums<RevenueTables['revenue_mrr']>;
  revenue_renewals_sums: Sums<RevenueTables['revenue_renewals']>;
  revenue_values_sums: Sums<RevenueTables['revenue_values']>;
  revenue_trials_sums: Sums<RevenueTables['revenue_trials']>;
  revenue_returns_sums: Sums<RevenueTables['revenue_returns']>;
  revenue_counted: {
    only_row: boolean;
    /** The moment that the figures show. */
    counted_until: Instant;
    /** When they were ready. */
    counted_at: Instant;
    payout_currency: string;
    amount_counted: string;
    first_day: MaybeInstant;
    options: Json;
    /** By currency, the payout currency for one unit of it. */
    rates: Json;
  };
}
