import { setTimeout as delay } from 'node:timers/promises';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { consentAt } from '../consent.ts';
import type { Deployment } from './deployment.ts';

const retryMs = 50;
const card = { card_number: '4242424242424242', expiry: '12/39', security_code: '123', name: 'Ada L', country: 'US' };
const price = { amount_minor: 1999, currency: 'USD' };
const password = 'kite string horizon';

/** A purchase as the server has acknowledged it to the buyer, which must hold afterwards. */
export interface Purchase {
  email: string;
  /** The buyer's IP address. */
  ip: string;
  transactionId: string | null;
  paid: boolean;
  cancelled: boolean;
}

interface Plan {
  serverUrl: string;
  cancels: boolean;
  /** Called after each answer of the server. */
  onStep: () => void;
  isOver: () => boolean;
}

/** Buys and perhaps cancels; retries each call that fails until `isOver`. */
export async function buy(
  deployment: Deployment,
  purchase: Purchase,
  { serverUrl, cancels, onStep, isOver }: Plan,
): Promise<void> {
  const { email, ip } = purchase;
  let cookie = '';
  const call = async (row: Call, body: object | null, token = '') => {
    const { method, url } = callAddress(row);
    const attempt = async () => {
      const headers = { authorization: token, 'x-forwarded-for': ip, cookie };
      const answer = await send(`${serverUrl}${url}`, method, body, headers);
      cookie = answer?.cookie || cookie;
      return answer;
    };
    const answer = await retry(attempt, isOver);
    onStep();
    return answer;
  };

  if (!(await call(calls.signUp, { email, password, cohort: 'A', source: '', click_id: '' }))) return;
  const checkout = await call(calls.startCheckout, { offer_id: 1, price, email, consent: consentAt(Date.now()) });
  if (!checkout) return;
  purchase.transactionId = String(checkout.transaction_id);
  const payment = await retry(
    () => send(`${deployment.emulatorUrl}/checkout/${purchase.transactionId}/pay`, 'POST', card, {}),
    () => false,
  );
  purchase.paid = payment !== null;
  const session = await call(calls.signIn, { email, password });
  if (!session || !cancels) return;
  purchase.cancelled = (await call(calls.cancelSubscription, {}, String(session.token))) !== null;
}

type Answer = { ok: boolean; status: number; cookie: string; body: Record<string, unknown> };

async function send(
  url: string,
  method: string,
  body: object | null,
  more: Record<string, string>,
): Promise<Answer | null> {
  const headers = { 'content-type': 'application/json', ...more };
  try {
    const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
    const answer = (await response.json()) as Record<string, unknown>;
    return { ok: response.ok, status: response.status, cookie, body: answer };
  } catch {
    return null;
  }
}

/**
 * Retries until the call succeeds; an account that already exists was created by an earlier attempt. Null when given
 * up.
 */
async function retry(
  attempt: () => Promise<Answer | null>,
  isOver: () => boolean,
): Promise<Record<string, unknown> | null> {
  for (;;) {
    const answer = await attempt();
    if (answer?.ok) return answer.body;
    if (answer?.status === 409 && String(answer.body.error).includes('already exists')) return answer.body;
    if (isOver()) return null;
    await delay(retryMs);
  }
}
