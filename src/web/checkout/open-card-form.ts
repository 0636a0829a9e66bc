import type { Paddle, PaddleEventData } from '@paddle/paddle-js';
import type { PublicConfig } from '../../contract/config';
import { shownTheme } from '../platform/theme';
import { loadScript } from './load-script';
import { type Totals, totalsOf } from './paddle-totals';

export interface CardForm {
  transactionId: string;
  /** Class of the element that the form appears in. */
  frameTarget: string;
  onTotals(totals: Totals): void;
  onCompleted(): void;
}

const loadTimeoutMs = 20_000;

/**
 * Shows Paddle's own card form inside the page, for one transaction that our server made.
 * With the emulator its script takes the place of Paddle's; everything else is the same.
 * Rejects when the payment code does not load; that failure stays until the page is loaded again.
 */
export async function openCardForm(payment: PublicConfig['payment'], form: CardForm): Promise<void> {
  const paddle = await inTime(preparePaddle(payment, form));
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

async function preparePaddle(payment: PublicConfig['payment'], form: CardForm): Promise<Paddle> {
  const { initializePaddle } = await import('@paddle/paddle-js');
  if (payment.script_url !== null && window.PaddleBillingV1 === undefined) await loadScript(payment.script_url);
  const paddle = await initializePaddle({
    environment: payment.mode === 'production' ? 'production' : 'sandbox',
    token: payment.client_token,
    eventCallback: (event: PaddleEventData) => hear(event, form),
  });
  if (paddle === undefined) throw new Error('The payment code did not start');
  return paddle;
}

function hear(event: PaddleEventData, form: CardForm) {
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
