const { data, detail, locale, parentOrigin, purpose, settings } = JSON.parse(
  document.getElementById('checkout').textContent,
);
const form = document.getElementById('card');
const payButton = document.getElementById('pay');
const walletButton = document.getElementById('wallet');
const alertLine = document.getElementById('alert');
const challenge = document.getElementById('challenge');

const refusals = {
  declined: 'Your bank declined this card. Nothing was charged. Try another card.',
  not_enough_balance: 'There is not enough money on this card. Nothing was charged. Try another card.',
  expired_card: 'This card has expired. Nothing was charged. Try another card.',
  authentication_failed: 'Your bank did not confirm the payment. Nothing was charged.',
};
const unreachable = 'We could not reach the payment service. You were not charged twice: it is safe to try again.';

let checkout = data;
let paying = false;
let quotes = 0;

/** Sends a message to the surrounding page only. */
function post(message) {
  if (parentOrigin && window.parent !== window) window.parent.postMessage(message, parentOrigin);
}

function emit(name, more = {}) {
  post({ kind: 'event', event: { name, data: { ...checkout, settings }, ...more } });
}

function money(amount) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: checkout.currency_code }).format(amount);
}

function showTotals() {
  const { balance, tax } = checkout.totals;
  payButton.textContent = { card: 'Save card', trial: 'Start trial' }[purpose] ?? `Pay ${money(balance)}`;
  const challengeTotal = document.getElementById('challenge-total');
  if (challengeTotal) challengeTotal.textContent = money(balance);
  // Inside another page there is no such line, because that page has to show the tax.
  const taxLine = document.getElementById('tax');
  if (taxLine) taxLine.textContent = tax > 0 ? `Includes ${money(tax)} tax.` : '';
}

function setPaying(on) {
  paying = on;
  payButton.setAttribute('aria-disabled', String(on));
  walletButton?.setAttribute('aria-disabled', String(on));
  if (on) payButton.textContent = purpose === 'pay' ? 'Paying…' : 'One moment…';
  else showTotals();
}

function showFieldErrors(errors) {
  for (const line of form.querySelectorAll('.error')) {
    const error = errors.find(({ field }) => `${field}-error` === line.id);
    const input = form.elements[line.id.replace('-error', '')];
    line.hidden = !error;
    line.textContent = error?.message ?? '';
    if (error) {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', line.id);
    } else {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    }
  }
  form.querySelector('[aria-invalid]')?.focus();
}

function typed() {
  return Object.fromEntries(new FormData(form));
}

/** Sends the form once; further presses do nothing, and the emulator charges a transaction only once anyway. */
async function submit(more = {}) {
  await send('pay', { ...typed(), ...more });
}

/** Pays with the wallet's saved card, without the fields of the card. */
async function submitWallet() {
  const { email, country } = typed();
  await send('wallet', { ...(email === undefined ? {} : { email }), country });
}

async function send(action, body) {
  if (paying) return;
  setPaying(true);
  alertLine.textContent = '';
  showFieldErrors([]);
  try {
    const response = await fetch(`${location.pathname}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    showAnswer(await response.json());
  } catch {
    fail('network_error', unreachable);
  }
}

function showAnswer({ data: answer, error }) {
  if (error) return fail(error.code, error.detail);
  if (answer.checkout) {
    // Not for an incomplete form, because the page would then wait for the result of a payment.
    emit('checkout.payment.initiated');
    checkout = answer.checkout;
  }
  if (answer.kind === 'completed') return showDone();
  setPaying(false);
  if (answer.kind === 'challenge') return openChallenge();
  if (answer.kind === 'invalid') return showFieldErrors(answer.errors);
  alertLine.textContent = refusals[answer.errorCode] ?? refusals.declined;
  form.elements.card_number.focus({ preventScroll: true });
  afterGrowth(showCardAndButton);
  emit('checkout.payment.failed');
}

/** Waits until the surrounding page has given the form the room of its message. */
function afterGrowth(then) {
  if (window.parent === window || document.body.scrollHeight <= window.innerHeight) return then();
  window.addEventListener('resize', then, { once: true });
}

/** Card, message and button together; where there is no room for all, the message and the button. */
function showCardAndButton() {
  form.querySelector('fieldset').scrollIntoView({ block: 'nearest' });
  payButton.scrollIntoView({ block: 'nearest' });
}

/** Browsers before 2022 have no `showModal`; there it is a plain part of the page. */
function openChallenge() {
  if (challenge.showModal) return challenge.showModal();
  challenge.setAttribute('open', '');
  challenge.querySelector('button').focus();
}

function closeChallenge() {
  if (challenge.close) challenge.close();
  else challenge.removeAttribute('open');
}

function fail(code, message) {
  setPaying(false);
  alertLine.textContent = message;
  emit('checkout.payment.error', { type: 'request_error', code, detail: message, documentation_url: '' });
}

function showDone() {
  form.hidden = true;
  document.querySelector('.cards').hidden = true;
  const done = document.getElementById('done');
  done.hidden = false;
  done.focus();
  emit('checkout.completed');
}

/** Shows the price in the chosen country. A late answer for an earlier choice is ignored. */
async function quote() {
  quotes += 1;
  const mine = quotes;
  const country = encodeURIComponent(form.elements.country.value);
  const response = await fetch(`${location.pathname}/quote?country=${country}`).catch(() => null);
  if (!response?.ok || mine !== quotes) return;
  checkout = (await response.json()).data;
  if (!paying) showTotals();
  emit('checkout.updated');
}

/** Groups the digits by four and keeps the cursor after the same digit. */
function groupDigits(input) {
  const before = input.value.slice(0, input.selectionStart).replace(/\D/g, '').length;
  const digits = input.value.replace(/\D/g, '').slice(0, 19);
  input.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  const at = before + Math.max(0, Math.floor((before - 1) / 4));
  input.setSelectionRange(at, at);
}

function writeExpiry(input, { inputType }) {
  const digits = input.value.replace(/\D/g, '').slice(0, 4);
  if (inputType?.startsWith('delete')) return;
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  input.value = padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2)}`;
}

function start() {
  showTotals();
  const { card_number: number, expiry, country } = form.elements;
  number.addEventListener('input', () => groupDigits(number));
  expiry.addEventListener('input', (event) => writeExpiry(expiry, event));
  country.addEventListener('change', quote);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  walletButton?.addEventListener('click', () => void submitWallet());
  challenge.addEventListener('click', ({ target }) => {
    if (!target.value) return;
    closeChallenge();
    void submit({ challenge: target.value });
  });
  document.querySelector('.cards').addEventListener('click', ({ target }) => {
    if (!target.dataset.number) return;
    number.value = target.dataset.number;
    groupDigits(number);
    form.elements.expiry.focus();
  });
  emit('checkout.loaded');
  if (checkout.status === 'completed') showDone();
}

new ResizeObserver(() => post({ kind: 'height', height: Math.ceil(document.body.scrollHeight) })).observe(
  document.body,
);
if (data) start();
else post({ kind: 'event', event: { name: 'checkout.error', type: 'request_error', code: 'not_found', detail } });
