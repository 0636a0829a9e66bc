// A subscriber, created by the calls of a buyer.
import { setTimeout as delay } from 'node:timers/promises';
import { importSource } from './import-source.mjs';

export const password = 'a long enough passphrase';
const card = { card_number: '4242424242424242', expiry: '12/39', security_code: '123', name: 'Ada L', country: 'US' };
const price = { amount_minor: 1999, currency: 'USD' };

/** The port of the Paddle emulator is one above the product's. */
export const emulatorOf = (url) => `http://127.0.0.1:${Number(new URL(url).port) + 1}`;

/** @returns the token of a session whose account has an active subscription */
export async function createSubscriber(url, email) {
  const { termsVersion } = await importSource('src/contract/purchase-terms.ts');
  await post(`${url}/api/auth/signup`, { email, password, cohort: 'A', source: '', click_id: '' });
  const { token } = await post(`${url}/api/auth/signin`, { email, password });
  const consent = {
    accepted: true,
    version: termsVersion,
    shown_at: new Date().toISOString(),
    time_zone: 'Europe/Berlin',
  };
  const order = JSON.stringify({ offer_id: 1, price, email, consent });
  // The purchase is made in the account's own session.
  const { transaction_id } = await send('POST', `${url}/api/checkouts`, order, { authorization: token });
  await post(`${emulatorOf(url)}/checkout/${transaction_id}/pay`, card);
  while ((await get(`${url}/api/users/account`, token)).sub_status !== 'active') await delay(50);
  return token;
}

export const post = (url, body) => send('POST', url, JSON.stringify(body));
export const get = (url, authorization) => send('GET', url, undefined, { authorization });

let callers = 0;

/** One call from a new IP address, if the server trusts a proxy; returns the answer or throws. */
export async function send(method, url, body, headers = {}) {
  callers += 1;
  const from = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  const answer = await fetch(url, {
    method,
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
