import { money, readableDate } from '#paddle-emulator/platform/format.ts';
import { escapeHtml, htmlPage } from '#paddle-emulator/platform/html.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';

const shownStatuses = ['completed', 'past_due', 'paid', 'billed'];

/** The subscriptions and payments of a customer. */
export function renderOverview(state: State, customerId: string, token: string): string {
  const subscriptions = Object.values(state.subscriptions).filter(({ customer_id }) => customer_id === customerId);
  const payments = Object.values(state.transactions).filter(
    ({ customer_id, status }) => customer_id === customerId && shownStatuses.includes(status),
  );
  const email = escapeHtml(state.customers[customerId]?.email ?? '');
  return portalPage(
    'Your purchases',
    `<p class="muted">${email}</p>
<section aria-labelledby="subscriptions"><h2 id="subscriptions">Subscriptions</h2>
${
  subscriptions.length === 0
    ? nothing('No subscriptions.')
    : subscriptions
        .reverse()
        .map((one) => subscriptionCard(one, token))
        .join('\n')
}
</section>
<section aria-labelledby="payments"><h2 id="payments">Payments</h2>
${payments.length === 0 ? nothing('No payments yet.') : `<ul class="rows">${payments.reverse().map(paymentRow).join('\n')}</ul>`}
</section>`,
  );
}

/** Asks to confirm a cancellation and says what follows. */
export function renderCancel(subscription: Subscription, token: string): string {
  const overview = `/portal/${escapeHtml(token)}`;
  const id = escapeHtml(subscription.id);
  const [headline, text, mayCancel] = cancelCopy(subscription);
  const act = `<div class="buttons"><button type="button" class="plain danger" data-post="${overview}/subscriptions/${id}/cancel">Cancel subscription</button>
<a class="plain" href="${overview}">Keep it</a></div>`;
  return portalPage(
    headline,
    `<section><p class="what">${escapeHtml(nameOf(subscription))}</p><p>${text}</p>${mayCancel ? act : `<div class="buttons"><a class="plain" href="${overview}">Your purchases</a></div>`}</section>`,
  );
}

/** The page for a link that does not work. */
export function renderError(text: string): string {
  return portalPage('This page cannot be shown', `<section><p>${escapeHtml(text)}</p></section>`);
}

function cancelCopy({ status, current_billing_period, scheduled_change }: Subscription): [string, string, boolean] {
  if (status === 'canceled') return ['Canceled', 'This subscription has ended. Nothing more is charged.', false];
  if (scheduled_change?.action === 'cancel') {
    const until = readableDate(scheduled_change.effective_at);
    return ['Canceled', `Yours until ${until}. Nothing more is charged.`, false];
  }
  const until = current_billing_period === null ? 'now' : `on ${readableDate(current_billing_period.ends_at)}`;
  return ['Cancel your subscription?', `It ends ${until}. Nothing more is charged.`, true];
}

function subscriptionCard(subscription: Subscription, token: string): string {
  const base = `/portal/${escapeHtml(token)}/subscriptions/${escapeHtml(subscription.id)}`;
  const canCancel = subscription.status !== 'canceled' && subscription.scheduled_change?.action !== 'cancel';
  const links = [
    ...(subscription.status === 'canceled' ? [] : [`<a class="plain" href="${base}/card">Change card</a>`]),
    ...(canCancel ? [`<a class="plain" href="${base}/cancel">Cancel</a>`] : []),
  ];
  return `<div class="what-row"><p class="what">${escapeHtml(nameOf(subscription))}</p>
<p class="muted">${subscriptionState(subscription)}</p>
${links.length === 0 ? '' : `<div class="buttons">${links.join('')}</div>`}</div>`;
}

function subscriptionState({ status, scheduled_change, next_billed_at, canceled_at }: Subscription): string {
  if (status === 'canceled') return `Ended${canceled_at === null ? '' : ` on ${readableDate(canceled_at)}`}`;
  if (scheduled_change !== null) {
    const actionTexts = { cancel: 'Ends', pause: 'Pauses', resume: 'Goes on' };
    return `${actionTexts[scheduled_change.action]} on ${readableDate(scheduled_change.effective_at)}`;
  }
  if (status === 'past_due') return 'The last payment did not go through. Change the card to pay it.';
  if (status === 'paused') return 'Paused. Nothing is charged.';
  return next_billed_at === null ? 'Active' : `Next payment on ${readableDate(next_billed_at)}`;
}

function paymentRow({ id, status, details, currency_code, billed_at, created_at, items }: Transaction): string {
  const invoice = status === 'completed' ? `<a href="/invoices/${escapeHtml(id)}">Invoice</a>` : 'Unpaid';
  const what = items.map(({ price }) => price.name ?? price.description).join(', ');
  return `<li><span>${readableDate(billed_at ?? created_at)}</span><span>${escapeHtml(what)}</span><strong>${money(details.totals.grand_total, currency_code)}</strong><span>${invoice}</span></li>`;
}

function nameOf({ items }: Subscription): string {
  return items.map(({ product, price }) => `${product.name}, ${price.name ?? price.description}`).join('; ');
}

function nothing(text: string): string {
  return `<p class="muted">${text}</p>`;
}

function portalPage(headline: string, content: string): string {
  return htmlPage({
    title: headline,
    theme: 'system',
    lang: 'en',
    bodyClass: 'own',
    body: `<main id="portal" class="panel portal" data-part>
<header><h1>${headline}</h1>
<p class="banner"><strong>Test mode:</strong> no real money</p>
<p id="alert" class="alert" role="alert"></p></header>
${content}
<p class="muted">With a Paddle account this is a page of Paddle.com.</p>
</main>`,
    script: '/emulator/buttons.js',
  });
}
