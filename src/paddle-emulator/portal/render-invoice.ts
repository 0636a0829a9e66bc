import { adjustmentsOf } from '#paddle-emulator/adjustment/remaining.ts';
import { money, readableDate } from '#paddle-emulator/platform/format.ts';
import { escapeHtml, htmlPage } from '#paddle-emulator/platform/html.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { LineItem, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { countries } from '#paddle-emulator/transaction/tax.ts';

/** The invoice of a completed transaction, with later refunds and chargebacks. */
export function renderInvoice(state: State, transaction: Transaction): string {
  const { details, currency_code: currency, invoice_number, billed_at, created_at } = transaction;
  const amount = (minor: string) => escapeHtml(money(minor, currency)).replace('-', '−');
  const { totals } = details;
  const rows: [string, string, string][] = [
    ['Subtotal', totals.subtotal, amount(totals.subtotal)],
    ['Discount', totals.discount, `−${amount(totals.discount)}`],
    [`Tax (${percent(details.tax_rates_used[0]?.tax_rate ?? '0')})`, totals.tax, amount(totals.tax)],
    ['Total', '1', amount(totals.total)],
    ['Credit used', totals.credit, `−${amount(totals.credit)}`],
    ['To your credit', totals.credit_to_balance, amount(totals.credit_to_balance)],
    ['Paid', '1', amount(totals.grand_total)],
    ...moneyBack(state, transaction).map((minor): [string, string, string] => ['Given back', minor, amount(minor)]),
  ];
  const body = `<main class="panel invoice">
<header><h1>Invoice ${escapeHtml(invoice_number ?? '')}</h1>
<p class="banner"><strong>Test mode:</strong> no real money</p></header>
<section aria-label="Invoice" tabindex="0">
<p>${readableDate(billed_at ?? created_at)}</p>
<p class="muted">${buyer(state, transaction)}${paidWith(transaction)}</p>
<ul class="bill">${details.line_items.map((line) => itemRow(line, transaction, amount)).join('\n')}</ul>
<dl class="bill">${rows
    .filter(([, minor]) => minor !== '0')
    .map(([label, , shown]) => `<div><dt>${label}</dt><dd>${shown}</dd></div>`)
    .join('\n')}</dl>
</section>
<p class="muted">In real life Paddle.com is the merchant of record: it sells on our behalf, and this invoice comes from Paddle.</p>
</main>`;
  return htmlPage({ title: `Invoice ${invoice_number}`, theme: 'system', lang: 'en', bodyClass: 'own', body });
}

export function renderNoInvoice(): string {
  const body = `<main class="panel invoice"><header><h1>No invoice here</h1>
<p class="banner"><strong>Test mode:</strong> no real money</p></header>
<section><p>There is an invoice once a payment has come in.</p></section></main>`;
  return htmlPage({ title: 'No invoice', theme: 'system', lang: 'en', bodyClass: 'own', body });
}

function itemRow(line: LineItem, { items, billing_period }: Transaction, amount: (minor: string) => string): string {
  const price = items.find(({ price_id }) => price_id === line.price_id)?.price;
  const period = line.proration?.billing_period ?? billing_period;
  const when = period === null ? '' : `${readableDate(period.starts_at)} to ${readableDate(period.ends_at)}`;
  const name = escapeHtml(`${line.product.name}, ${price?.name ?? price?.description ?? ''}`);
  const pieces = Math.abs(line.quantity);
  const notes = [line.quantity < 0 ? 'Unused' : '', pieces === 1 ? '' : `${pieces} ×`, when].filter(Boolean).join(', ');
  return `<li><span>${name}<br><span class="muted">${notes}</span></span><span>${amount(line.totals.subtotal)}</span></li>`;
}

function buyer({ customers, addresses }: State, { customer_id, address_id }: Transaction): string {
  const { email, name } = customers[customer_id!]!;
  const code = addresses[address_id!]!.country_code;
  const country = countries.find((one) => one.code === code)?.name ?? code;
  return escapeHtml([name, email, country].filter(Boolean).join(', '));
}

function paidWith({ payments }: Transaction): string {
  const payment = payments.find(({ status, amount }) => status === 'captured' && amount !== '0');
  if (payment === undefined) return '';
  const { card } = payment.method_details;
  return `<br>Paid with ${card === null ? 'a wallet' : `the card that ends in ${escapeHtml(card.last4)}`}`;
}

/** Minor units of each refund and chargeback that took effect. */
function moneyBack(state: State, { id }: Transaction): string[] {
  return adjustmentsOf(state, id)
    .filter(({ action, status }) => status === 'approved' && action !== 'chargeback_reverse')
    .map(({ totals }) => totals.total);
}

function percent(rate: string): string {
  return `${Number((Number(rate) * 100).toFixed(2))}%`;
}
