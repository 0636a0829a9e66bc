import { minorPerMajor } from '#paddle-emulator/platform/format.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type {
  CardDetails,
  LineTotals,
  PaymentAttempt,
  PaymentMethod,
  Transaction,
  TransactionDetails,
} from '#paddle-emulator/platform/transaction-entities.ts';
import { fullPriceLines } from '#paddle-emulator/transaction/lines.ts';
import { countries } from '#paddle-emulator/transaction/tax.ts';
import { detailsOf } from '#paddle-emulator/transaction/totals.ts';
import { isOpenPurchase, purchaseTerms } from '#paddle-emulator/transaction/transaction.ts';

/** A checkout as Paddle.js describes it to the page; amounts are numbers in major units (35.99). */
export interface CheckoutData {
  id: string;
  transaction_id: string;
  status: Transaction['status'];
  currency_code: string;
  custom_data: Transaction['custom_data'];
  customer: { id?: string; email?: string; address: null | { id: string; country_code: string } };
  items: CheckoutItem[];
  totals: MajorTotals;
  recurring_totals?: MajorTotals;
  payment: { method_details: { type: 'none' | PaymentMethod; card?: Omit<CardDetails, 'cardholder_name'> } };
  discount: null | { id: string; code: string | null };
  upsell: null;
}

interface CheckoutItem {
  price_id: string;
  price_name: string | null;
  product: { id: string; name: string; description: string; image_url: string };
  quantity: number;
  billing_cycle?: { interval: string; frequency: number };
  trial_period?: { interval: string; frequency: number };
  totals: MajorTotals;
}

interface MajorTotals {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  credit: number;
  balance: number;
}

/** The checkout; an unpaid first purchase is priced for a buyer in this country. */
export function checkoutData(state: State, transaction: Transaction, countryCode: string): CheckoutData {
  const customer = transaction.customer_id === null ? undefined : state.customers[transaction.customer_id];
  const address = transaction.address_id === null ? undefined : state.addresses[transaction.address_id];
  const { items } = transaction;
  const paid = transaction.status === 'completed';
  const details = isOpenPurchase(transaction) ? quoted(state, transaction, countryCode) : transaction.details;
  const currency = details.totals.currency_code;
  const recurring = renewals(state, transaction, { countryCode, currency });
  const discount = transaction.discount_id === null ? undefined : state.discounts[transaction.discount_id];
  return {
    id: `che_${transaction.id.slice(4)}`,
    transaction_id: transaction.id,
    status: transaction.status,
    currency_code: currency,
    custom_data: transaction.custom_data,
    customer: {
      ...(customer === undefined ? {} : { id: customer.id, email: customer.email }),
      address: address === undefined ? null : { id: address.id, country_code: address.country_code },
    },
    items: items.map(({ price, quantity }, index) => ({
      price_id: price.id,
      price_name: price.name,
      product: productOf(state, price.product_id),
      quantity,
      ...(price.billing_cycle === null ? {} : { billing_cycle: price.billing_cycle }),
      ...(price.trial_period === null ? {} : { trial_period: price.trial_period }),
      totals: majorTotals(details.line_items[index]!.totals, currency),
    })),
    totals: dueTotals(details.totals),
    ...(recurring === null ? {} : { recurring_totals: majorTotals(recurring.totals, currency) }),
    payment: { method_details: methodOf(paid ? transaction.payments[0] : undefined) },
    discount: discount === undefined ? null : { id: discount.id, code: discount.code },
    upsell: null,
  };
}

/** The price of a first purchase in this country. */
function quoted(state: State, transaction: Transaction, countryCode: string): TransactionDetails {
  const terms = purchaseTerms(state, transaction, { items: transaction.items, countryCode });
  return detailsOf({ ...terms, countryCode, products: state.products, credit: 0, newId: () => '' });
}

/** The price of each renewal; null when nothing renews. */
function renewals(
  state: State,
  { items }: Transaction,
  { countryCode, currency }: { countryCode: string; currency: string },
): TransactionDetails | null {
  const recurring = items.filter(({ price, quantity }) => price.billing_cycle !== null && quantity > 0);
  if (recurring.length === 0) return null;
  const lines = fullPriceLines(recurring, { countryCode, currency, trialsApply: false });
  const { products } = state;
  return detailsOf({ lines, products, countryCode, currency, discount: null, credit: 0, newId: () => '' });
}

/** The country that is preselected: the buyer's, else that of the locale, else the United States. */
export function initialCountry(state: State, transaction: Transaction, locale: string): string {
  const address = transaction.address_id === null ? undefined : state.addresses[transaction.address_id];
  const fromLocale = locale.split('-')[1]?.toUpperCase();
  const wanted = address?.country_code ?? fromLocale;
  return countries.find(({ code }) => code === wanted)?.code ?? 'US';
}

function majorTotals({ subtotal, discount, tax, total }: LineTotals, currency: string): MajorTotals {
  const unit = minorPerMajor(currency);
  return {
    subtotal: Number(subtotal) / unit,
    discount: Number(discount) / unit,
    tax: Number(tax) / unit,
    total: Number(total) / unit,
    credit: 0,
    balance: Number(total) / unit,
  };
}

/** The totals of the full checkout, with the buyer's credit deducted from the balance. */
function dueTotals(totals: TransactionDetails['totals']): MajorTotals {
  const unit = minorPerMajor(totals.currency_code);
  const full = majorTotals(totals, totals.currency_code);
  return { ...full, credit: Number(totals.credit) / unit, balance: Number(totals.grand_total) / unit };
}

function productOf(state: State, id: string): CheckoutItem['product'] {
  const { name, description, image_url } = state.products[id]!;
  return { id, name, description: description ?? '', image_url: image_url ?? '' };
}

function methodOf(payment: PaymentAttempt | undefined): CheckoutData['payment']['method_details'] {
  if (payment === undefined) return { type: 'none' };
  const { type, card } = payment.method_details;
  return card === null ? { type } : { type, card: shown(card) };
}

function shown({ type, last4, expiry_month, expiry_year }: CardDetails) {
  return { type, last4, expiry_month, expiry_year };
}
