import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { readServerTime, serverTimeHeader } from '#contract/server-time.ts';
import { store } from './browser-storage.ts';
import { make } from './calls.ts';
import { consentAt } from './consent.ts';

export const password = 'kite string horizon';

export interface Person {
  email: string;
  token: string;
}

/** Creates a user without a subscription, by the calls that the pages make. */
export async function makeUser(request: APIRequestContext, email: string): Promise<Person> {
  const signUp = { email, name: 'Maya', password, cohort: 'A', source: '', click_id: '' };
  await expect(await make(request, calls.signUp, { data: signUp })).toBeOK();
  return signInByCall(request, email);
}

/** Opens a new session for a user. */
export async function signInByCall(request: APIRequestContext, email: string): Promise<Person> {
  const signIn = await make(request, calls.signIn, { data: { email, password } });
  await expect(signIn).toBeOK();
  return { email, token: (await signIn.json()).token };
}

/** Creates a user who has bought 12 weeks. */
export async function makeSubscriber(
  request: APIRequestContext,
  email: string,
  cardNumber = '4242424242424242',
): Promise<Person> {
  const person = await makeUser(request, email);
  const price = { amount_minor: 3599, currency: 'USD' };
  const checkout = await make(request, calls.startCheckout, {
    data: { offer_id: 2, price, email, consent: consentAt(await serverTime(request)) },
  });
  await expect(checkout).toBeOK();
  // A card of the user's own, because a second withdrawal with the same card refunds less.
  await payByCard(request, (await checkout.json()).transaction_id, { number: cardNumber, name: email });
  const account = () => make(request, calls.readAccount, { headers: { authorization: person.token } });
  await expect.poll(async () => (await (await account()).json()).sub_status).toBe('active');
  return person;
}

/** Pays by the request that the card form sends. */
async function payByCard(request: APIRequestContext, transactionId: string, of: { number: string; name: string }) {
  const card = { card_number: of.number, expiry: '12/39', security_code: '123', name: of.name };
  const paid = await request.post(`${emulatorUrl()}/checkout/${transactionId}/pay`, {
    data: { ...card, country: 'US' },
  });
  await expect(paid).toBeOK();
}

/** The Paddle emulator's URL; by default its port is one above the product's. */
export function emulatorUrl(): string {
  if (process.env.EMULATOR_URL) return process.env.EMULATOR_URL;
  const url = new URL(process.env.BASE_URL!);
  url.port = String(Number(url.port) + 1);
  return url.origin;
}

/** Signs this browser in as a user. */
export async function signInHere(page: Page, { token }: Person) {
  await store(page, 'everkite.session', { state: { token }, version: 0 });
}

/** Waits until Login's code has loaded, because it sends nothing before. */
export async function untilLoginHydrated(page: Page) {
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('type', 'submit');
}

/** Fills in and sends Login. */
export async function signIn(page: Page, email: string, typed = password) {
  await untilLoginHydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The product's time, epoch ms, as every answer tells it. */
async function serverTime(request: APIRequestContext): Promise<number> {
  const answer = await make(request, calls.listOffers);
  return readServerTime(answer.headers()[serverTimeHeader] ?? null)!;
}
