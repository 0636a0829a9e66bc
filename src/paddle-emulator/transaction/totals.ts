import type {
  EntityPrefix,
  LineItem,
  LineTotals,
  Money,
  PayoutTotals,
  Price,
  Product,
  TransactionDetails,
  TransactionItem,
} from '../entities';
import { applyTax, type TaxedAmount, taxRateOf } from './tax';

const feePercent = 5;
const feeFixed = 50;

/** The price for a country: its override when there is one. */
export function unitPriceIn(price: Price, countryCode: string | null): Money {
  const override = price.unit_price_overrides.find(
    ({ country_codes }) => countryCode !== null && country_codes.includes(countryCode),
  );
  return override?.unit_price ?? price.unit_price;
}

export interface TotalsInput {
  items: TransactionItem[];
  products: Record<string, Product>;
  countryCode: string | null;
  /** A trial's first transaction charges nothing for the items on trial. */
  trialsApply: boolean;
  newId: (prefix: EntityPrefix) => string;
}

/** Line by line and in sum what a transaction comes to, tax included. */
export function detailsOf({ items, products, countryCode, trialsApply, newId }: TotalsInput): TransactionDetails {
  const rate = taxRateText(taxRateOf(countryCode));
  const lines = items.map(({ price, quantity }) => {
    const free = trialsApply && price.trial_period !== null;
    const unit = free ? 0 : Number(unitPriceIn(price, countryCode).amount);
    const unitTotals = applyTax(unit, price.tax_mode, countryCode);
    return { price, quantity, unitTotals, totals: applyTax(unit * quantity, price.tax_mode, countryCode) };
  });
  const sum = lines.reduce((all, { totals }) => add(all, totals), { subtotal: 0, tax: 0, total: 0 });
  const line_items: LineItem[] = lines.map(({ price, quantity, unitTotals, totals }) => ({
    id: newId('txnitm'),
    price_id: price.id,
    quantity,
    proration: null,
    tax_rate: rate,
    unit_totals: lineTotals(unitTotals),
    totals: lineTotals(totals),
    product: products[price.product_id]!,
  }));
  const currency = items[0] === undefined ? 'USD' : unitPriceIn(items[0].price, countryCode).currency_code;
  return {
    tax_rates_used: [{ tax_rate: rate, totals: lineTotals(sum) }],
    ...sumTotals(sum, currency, null),
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items,
  };
}

/** The details after the money came in: Paddle's fee is known, and with it what is left to pay out. */
export function settledDetails(details: TransactionDetails): TransactionDetails {
  const { currency_code: currency, subtotal, tax, total } = details.totals;
  const sum = { subtotal: Number(subtotal), tax: Number(tax), total: Number(total) };
  const fee = sum.total === 0 ? 0 : Math.round((sum.total * feePercent) / 100) + feeFixed;
  const { totals, adjusted_totals } = sumTotals(sum, currency, fee);
  const payout: PayoutTotals = {
    ...totals,
    fee: String(fee),
    earnings: String(sum.subtotal - fee),
    exchange_rate: '1',
    fee_rate: String(feePercent / 100),
  };
  return {
    ...details,
    totals: { ...totals, balance: '0' },
    adjusted_totals,
    payout_totals: { ...payout, balance: '0' },
  };
}

function sumTotals(sum: TaxedAmount, currency: string, fee: number | null) {
  const { subtotal, discount, tax, total } = lineTotals(sum);
  const money = {
    fee: fee === null ? null : String(fee),
    earnings: fee === null ? null : String(sum.subtotal - fee),
    currency_code: currency,
  };
  const grand = { grand_total: total, grand_total_tax: tax };
  return {
    totals: { subtotal, discount, tax, total, credit: '0', credit_to_balance: '0', balance: total, ...grand, ...money },
    adjusted_totals: { subtotal, tax, total, ...grand, ...money, retained_fee: '0' },
  };
}

function add(a: TaxedAmount, b: TaxedAmount): TaxedAmount {
  return { subtotal: a.subtotal + b.subtotal, tax: a.tax + b.tax, total: a.total + b.total };
}

function lineTotals({ subtotal, tax, total }: TaxedAmount): LineTotals {
  return { subtotal: String(subtotal), discount: '0', tax: String(tax), total: String(total) };
}

/** 1900 hundredths of a percent is the rate "0.19". */
function taxRateText(rate: number): string {
  return String(rate / 10_000);
}
