import type { FieldError } from '#paddle-emulator/platform/refusal.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { countries } from '#paddle-emulator/transaction/tax.ts';
import { findTestCard, type TestCard, testCards } from './known-cards.ts';

/** What the buyer typed. The card number is checked and never stored. */
export interface CardForm {
  email?: string;
  card_number: string;
  expiry: string;
  security_code: string;
  name: string;
  country: string;
  /** The buyer's answer to the bank's 3-D Secure question. */
  challenge?: 'approved' | 'refused';
}

export interface CheckedForm {
  card: TestCard;
  expiry: { month: number; year: number };
}

/** A saved test card, as a wallet gives it: accepted, and valid for two more years. `nowMs` is emulated time. */
export function walletCard({ email, country }: Pick<CardForm, 'email' | 'country'>, nowMs: number): CardForm {
  const now = new Date(nowMs);
  return {
    ...(email === undefined ? {} : { email }),
    card_number: testCards[0]!.number,
    expiry: `${now.getUTCMonth() + 1} / ${now.getUTCFullYear() + 2}`,
    security_code: '123',
    name: 'Test Wallet',
    country,
  };
}

/** The test card of the form, or its errors by field. `nowMs` is emulated time. */
export function checkForm(
  form: CardForm,
  transaction: Transaction,
  nowMs: number,
): CheckedForm | { invalid: FieldError[] } {
  const card = findTestCard(form.card_number);
  const expiry = parseExpiry(form.expiry);
  const errors: [keyof CardForm, string | null][] = [
    ['email', transaction.customer_id !== null || isEmail(form.email) ? null : 'Enter your email address.'],
    ['card_number', numberError(form.card_number, card)],
    ['expiry', expiryError(expiry, nowMs)],
    ['security_code', /^\d{3,4}$/.test(form.security_code.trim()) ? null : 'Enter the 3 digits on the back.'],
    ['name', form.name.trim() === '' ? 'Enter the name on the card.' : null],
    ['country', countries.some(({ code }) => code === form.country) ? null : 'Choose a country.'],
  ];
  const invalid = errors.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  if (invalid.length > 0 || card === undefined || expiry === null) return { invalid };
  return { card, expiry };
}

function numberError(typed: string, card: TestCard | undefined): string | null {
  if (card !== undefined) return null;
  return typed.trim() === '' ? 'Enter the card number.' : 'Unknown test card. Use one of the test cards below.';
}

/** `12 / 34`, `12/2034` or `1234`; null when it is not a month and year. */
function parseExpiry(typed: string): { month: number; year: number } | null {
  const match = /^(0?[1-9]|1[0-2])(?:\s*\/\s*|(?=\d{2}$))(?:20)?(\d{2})$/.exec(typed.trim());
  return match === null ? null : { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

function expiryError(expiry: { month: number; year: number } | null, nowMs: number): string | null {
  if (expiry === null) return 'Enter month and year, like 12 / 34.';
  return Date.UTC(expiry.year, expiry.month) > nowMs ? null : 'This date is in the past.';
}

function isEmail(typed: string | undefined): boolean {
  return typed !== undefined && typed.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed.trim());
}
