import { escapeHtml, htmlPage, scriptJson } from '#paddle-emulator/platform/html.ts';
import { countries } from '#paddle-emulator/transaction/tax.ts';
import type { CheckoutData } from './checkout-data.ts';
import { grouped, testCards } from './known-cards.ts';

/** What the form is for: a payment, the start of a trial without payment, or storing another card. */
export type Purpose = 'pay' | 'trial' | 'card';

const thanks: Record<Purpose, string> = {
  pay: 'Payment received. Thank you.',
  trial: 'Your trial has begun. Thank you.',
  card: 'Card saved. Thank you.',
};

export interface CheckoutView {
  data: CheckoutData;
  country: string;
  theme: 'light' | 'dark';
  /** A BCP 47 tag that Intl accepts, for the format of amounts. */
  locale: string;
  displayMode: 'inline' | 'standalone';
  purpose: Purpose;
  /** The origin that receives the events; null when the page is not in a frame. */
  parentOrigin: string | null;
  /** Offers the test wallet above the card. */
  hasWallet: boolean;
}

/** The card form of one transaction. */
export function renderCheckout(view: CheckoutView): string {
  const { data, country, theme, locale, displayMode, parentOrigin, purpose, hasWallet } = view;
  const form = {
    data,
    locale,
    parentOrigin,
    purpose,
    settings: { display_mode: 'inline', theme },
  };
  const body = `<main class="checkout">
<h1 class="hidden">Card payment</h1>
<p class="banner"><strong>Test mode:</strong> no real money</p>
<p id="done" class="done" tabindex="-1" hidden>${thanks[purpose]}</p>
<form id="card" novalidate>
${emailField(data.customer.email)}
${hasWallet ? walletButton : ''}
<fieldset>
<legend>Card</legend>
<div class="card-grid">
${cardInput('card_number', 'Card number', 'Card number', 'cc-number', 'maxlength="23"')}
${cardInput('expiry', 'Expiry', 'MM / YY', 'cc-exp', 'maxlength="7"')}
${cardInput('security_code', 'Security code', 'CVC', 'cc-csc', 'maxlength="4"')}
</div>
${errorLines('card_number', 'expiry', 'security_code')}
</fieldset>
<div class="field">
<label for="name">Name on card</label>
<input class="input" id="name" name="name" autocomplete="cc-name" placeholder="As printed on the card" maxlength="100" required>
${errorLines('name')}
</div>
<div class="field">
<label for="country">Country</label>
<select class="input" id="country" name="country" autocomplete="country" required>
${countries.map(({ code, name }) => `<option value="${code}"${code === country ? ' selected' : ''}>${name}</option>`).join('')}
</select>
${errorLines('country')}
</div>
${displayMode === 'inline' ? '' : '<p id="tax" class="tax" aria-live="polite"></p>\n'}<p id="alert" class="alert" role="alert"></p>
<button class="pay" id="pay" type="submit">Pay</button>
</form>
${testCardList()}
</main>
<dialog id="challenge" aria-labelledby="challenge-title">
<h2 id="challenge-title">Your test bank asks</h2>
<p>${purpose === 'pay' ? 'Is it you who pays <span id="challenge-total"></span>?' : 'Is it you who adds this card?'}</p>
<div class="answers">
<button type="button" class="pay" value="approved">Yes, it is me</button>
<button type="button" class="plain" value="refused">No</button>
</div>
</dialog>
<script type="application/json" id="checkout">${scriptJson(form)}</script>`;
  return htmlPage({
    title: 'Card payment (test mode)',
    theme,
    lang: 'en',
    bodyClass: displayMode,
    body,
    script: '/emulator/checkout.js',
  });
}

const walletButton = `<button class="wallet" id="wallet" type="button">Test wallet</button>
<p class="or">or by card</p>`;

/** The page for a transaction that cannot be paid. */
export function renderCheckoutError(
  detail: string,
  { theme, parentOrigin }: Pick<CheckoutView, 'theme' | 'parentOrigin'>,
): string {
  const body = `<main class="checkout">
<h1 class="hidden">Card payment</h1>
<p class="banner"><strong>Test mode:</strong> no real money</p>
<p class="alert" role="alert">${escapeHtml(detail)}</p>
</main>
<script type="application/json" id="checkout">${scriptJson({ data: null, detail, parentOrigin })}</script>`;
  return htmlPage({
    title: 'Card payment (test mode)',
    theme,
    lang: 'en',
    bodyClass: 'inline',
    body,
    script: '/emulator/checkout.js',
  });
}

function emailField(email: string | undefined): string {
  if (email !== undefined) {
    return `<p class="receipt">Receipt to <strong>${escapeHtml(email)}</strong></p>`;
  }
  return `<div class="field">
<label for="email">Email for your receipt</label>
<input class="input" id="email" name="email" type="email" autocomplete="email" maxlength="254" required>
${errorLines('email')}
</div>`;
}

function cardInput(name: string, label: string, placeholder: string, autocomplete: string, more: string): string {
  return `<div class="${name}"><label class="hidden" for="${name}">${label}</label>
<input class="input" id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" ${more} required></div>`;
}

function errorLines(...names: string[]): string {
  return names.map((name) => `<p class="error" id="${name}-error" hidden></p>`).join('\n');
}

function testCardList(): string {
  const rows = testCards.map(
    ({ number, does }) =>
      `<li><button type="button" class="use" data-number="${number}">${grouped(number)}</button><span>${does}</span></li>`,
  );
  return `<details class="cards">
<summary>Test cards</summary>
<p>Press a number to use it. Any future date, any code, any name.</p>
<ul>${rows.join('')}</ul>
</details>`;
}
