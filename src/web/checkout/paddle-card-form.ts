import type { Paddle, PaddleEventData } from '@paddle/paddle-js';
import type { PaddleForm } from '#contract/card-form.ts';
import { shownTheme } from '#web/platform/theme.ts';
import type { FormOnPage } from './card-form.ts';
import { totalsOf } from './paddle-totals.ts';

const loadTimeoutMs = 20_000;

/** See `openCardForm`. With the emulator only the script differs. */
export async function openPaddleForm(settings: PaddleForm, form: FormOnPage): Promise<void> {
  const paddle = await inTime(preparePaddle(settings, form));
  paddle.Checkout.open({
    transactionId: form.transactionId,
    settings: {
      displayMode: 'inline',
      frameTarget: form.frameTarget,
      frameInitialHeight: 450,
      frameStyle: 'width: 100%; min-width: 300px; border: 0; background: transparent;',
      theme: shownTheme() === 'night' ? 'dark' : 'light',
      locale: 'en',
      allowLogout: false,
      showAddDiscounts: false,
    },
  });
}

async function preparePaddle(settings: PaddleForm, form: FormOnPage): Promise<Paddle> {
  const { initializePaddle } = await import('@paddle/paddle-js');
  if (settings.script_url !== null && window.PaddleBillingV1 === undefined) await loadScript(settings.script_url);
  const paddle = await initializePaddle({
    environment: settings.environment,
    token: settings.client_token,
    eventCallback: (event: PaddleEventData) => handleEvent(event, form),
  });
  if (paddle === undefined) throw new Error('The payment code did not start');
  return paddle;
}

function handleEvent(event: PaddleEventData, form: FormOnPage) {
  const name: string | undefined = event.name;
  if (name === 'checkout.completed') return form.onCompleted();
  const totals = totalsOf(event);
  if (totals !== null) form.onTotals(totals);
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
