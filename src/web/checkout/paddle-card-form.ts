import type { CheckoutSettings, Paddle, PaddleEventData } from '@paddle/paddle-js';
import type { PaddleForm } from '#contract/card-form.ts';
import type { Price } from '#contract/offer.ts';
import { shownTheme } from '#web/platform/theme.ts';
import type { FormOnPage, Totals } from './card-form.ts';

const loadTimeoutMs = 20_000;

let prepared: Promise<Paddle> | null = null;

/** Paddle.js can be initialised once a page, so its events go to the form that is open. */
let shown: FormOnPage | null = null;

/** See `openCardForm`. With the emulator only the script differs. */
export async function openPaddleForm(settings: PaddleForm, form: FormOnPage): Promise<void> {
  prepared ??= preparePaddle(settings);
  const paddle = await inTime(prepared);
  if (form.signal?.aborted) return;
  shown = form;
  form.signal?.addEventListener('abort', () => {
    if (shown !== form) return;
    shown = null;
    paddle.Checkout.close();
  });
  paddle.Checkout.open({
    transactionId: form.transactionId,
    settings: { ...appearance(), frameTarget: form.frameTarget },
  });
}

/**
 * One page, because the default variant asks for the country on a page of its own first. Paddle's dashboard sets the
 * payment methods of the form, which shows Apple Pay and Google Pay above the card where device and country have them.
 */
function appearance(): CheckoutSettings {
  return {
    displayMode: 'inline',
    variant: 'one-page',
    frameInitialHeight: 450,
    frameStyle: 'width: 100%; min-width: 312px; border: 0; background: transparent;',
    theme: shownTheme() === 'night' ? 'dark' : 'light',
    locale: 'en',
    allowLogout: false,
    showAddDiscounts: false,
  };
}

async function preparePaddle(settings: PaddleForm): Promise<Paddle> {
  const { initializePaddle } = await import('@paddle/paddle-js');
  if (settings.script_url !== null && window.PaddleBillingV1 === undefined) await loadScript(settings.script_url);
  const paddle = await initializePaddle({
    environment: settings.environment,
    token: settings.client_token,
    eventCallback: handleEvent,
  });
  if (paddle === undefined) throw new Error('The payment code did not start');
  return paddle;
}

/** A form that was closed may still report; its transaction is another one. */
function handleEvent(event: PaddleEventData) {
  if (shown === null || (event.data?.transaction_id ?? shown.transactionId) !== shown.transactionId) return;
  const name: string | undefined = event.name;
  if (name === 'checkout.completed') return shown.onCompleted();
  const totals = totalsOf(event);
  if (totals !== null) shown.onTotals(totals);
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The payment code did not load in time')), loadTimeoutMs);
  });
  return Promise.race([loading, tooLate]);
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The script ${url} did not load`));
    document.head.append(script);
  });
}

/** The totals in an event of the card form, which Paddle gives in major units; null for an event without totals. */
export function totalsOf(event: Pick<PaddleEventData, 'data'>): Totals | null {
  const currency = event.data?.currency_code;
  const totals = event.data?.totals;
  if (currency === undefined || totals === undefined) return null;
  const { recurring_totals: renewal, customer } = event.data ?? {};
  const country = customer?.address?.country_code;
  return {
    tax: priceOf(totals.tax, currency),
    total: priceOf(totals.total, currency),
    ...(renewal && { renewal: priceOf(renewal.total, currency) }),
    ...(country && { country }),
  };
}

function priceOf(major: number, currency: string): Price {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return { amount_minor: Math.round(major * 10 ** (digits ?? 2)), currency };
}
