import type { Discount, EntityPrefix, Product } from '#paddle-emulator/platform/entities.ts';
import type { Line } from '#paddle-emulator/platform/rows.ts';
import type {
  LineItem,
  LineTotals,
  PayoutTotals,
  TransactionDetails,
} from '#paddle-emulator/platform/transaction-entities.ts';
import { discountsOn, divided } from './lines.ts';
import { exchangeRate, paidOut, payoutCurrency } from './payout.ts';
import { applyTax, taxRateOf } from './tax.ts';

const feePercent = 5;
const feeFixed = 50;

export interface TotalsInput {
  lines: readonly Line[];
  products: Record<string, Product>;
  countryCode: string | null;
  currency: string;
  discount: Discount | null;
  /** The buyer's credit in minor units, used up to the total. */
  credit: number;
  newId: (prefix: EntityPrefix) => string;
}

/** The parts of an amount in minor units: `total` is `subtotal` less `discount` plus `tax`. */
interface Parts {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

/** The amounts of a transaction, by line and in total. */
export function detailsOf({ lines, products, countryCode, currency, ...given }: TotalsInput): TransactionDetails {
  const rate = taxRateText(taxRateOf(countryCode));
  const discounts = discountsOn(lines, given.discount);
  const parts = lines.map((line, index) => partsOf(line, line.amount, discounts[index]!, countryCode));
  const sum = parts.reduce(add, { subtotal: 0, discount: 0, tax: 0, total: 0 });
  const line_items: LineItem[] = lines.map((line, index) => ({
    id: given.newId('txnitm'),
    price_id: line.price.id,
    quantity: line.quantity,
    proration: line.proration,
    tax_rate: rate,
    unit_totals: lineTotals(unitParts(line, discounts[index]!, countryCode)),
    totals: lineTotals(parts[index]!),
    product: products[line.price.product_id]!,
  }));
  return {
    tax_rates_used: [{ tax_rate: rate, totals: lineTotals(sum) }],
    ...sumTotals(sum, currency, given.credit),
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items,
  };
}

/** The details after payment, with Paddle's fee and the payout. */
export function settledDetails(details: TransactionDetails): TransactionDetails {
  const { totals, adjusted_totals } = details;
  const total = Number(totals.total);
  const fee = total <= 0 ? 0 : divided(total * feePercent, 100) + feeFixed;
  const known = { fee: String(fee), earnings: String(total - Number(totals.tax) - fee) };
  const payout = payoutOf({ ...totals, ...known, balance: '0' });
  return {
    ...details,
    totals: { ...totals, ...known, balance: '0' },
    adjusted_totals: { ...adjusted_totals, ...known },
    payout_totals: payout,
  };
}

/** The same totals in the payout currency. */
function payoutOf(totals: TransactionDetails['totals'] & { fee: string }): PayoutTotals {
  const inPayout = (amount: string) => paidOut(amount, totals.currency_code);
  const [total, tax, fee] = [inPayout(totals.total), inPayout(totals.tax), inPayout(totals.fee)];
  return {
    subtotal: inPayout(totals.subtotal),
    discount: inPayout(totals.discount),
    tax,
    total,
    credit: inPayout(totals.credit),
    credit_to_balance: inPayout(totals.credit_to_balance),
    balance: inPayout(totals.balance),
    grand_total: inPayout(totals.grand_total),
    grand_total_tax: inPayout(totals.grand_total_tax),
    fee,
    earnings: String(Number(total) - Number(tax) - Number(fee)),
    currency_code: payoutCurrency,
    exchange_rate: exchangeRate(totals.currency_code),
    fee_rate: String(feePercent / 100),
  };
}

function sumTotals(sum: Parts, currency: string, available: number) {
  const { subtotal, discount, tax, total } = lineTotals(sum);
  const credit = Math.min(available, Math.max(0, sum.total));
  const grand = Math.max(0, sum.total) - credit;
  const money = { fee: null, earnings: null, currency_code: currency };
  const due = {
    grand_total: String(grand),
    grand_total_tax: String(sum.total <= 0 ? 0 : divided(sum.tax * grand, sum.total)),
  };
  return {
    totals: {
      subtotal,
      discount,
      tax,
      total,
      credit: String(credit),
      credit_to_balance: String(Math.max(0, -sum.total)),
      balance: due.grand_total,
      ...due,
      ...money,
    },
    adjusted_totals: { subtotal, tax, total, ...due, ...money, retained_fee: '0' },
  };
}

function partsOf({ price }: Line, amount: number, discount: number, countryCode: string | null): Parts {
  const undiscounted = applyTax(amount, price.tax_mode, countryCode);
  const { subtotal, tax, total } = applyTax(amount - discount, price.tax_mode, countryCode);
  return { subtotal: undiscounted.subtotal, discount: undiscounted.subtotal - subtotal, tax, total };
}

function unitParts(line: Line, discount: number, countryCode: string | null): Parts {
  const { quantity } = line;
  if (quantity === 0) return partsOf(line, 0, 0, countryCode);
  const pieces = Math.abs(quantity);
  return partsOf(line, divided(Math.abs(line.amount), pieces), divided(discount, pieces), countryCode);
}

function add(a: Parts, b: Parts): Parts {
  return {
    subtotal: a.subtotal + b.subtotal,
    discount: a.discount + b.discount,
    tax: a.tax + b.tax,
    total: a.total + b.total,
  };
}

function lineTotals({ subtotal, discount, tax, total }: Parts): LineTotals {
  return { subtotal: String(subtotal), discount: String(discount), tax: String(tax), total: String(total) };
}

/** 1900 hundredths of a percent is the rate "0.19". */
function taxRateText(rate: number): string {
  return String(rate / 10_000);
}
