import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/platform/settings/config.ts';

/** Base 32 of RFC 4648 in small letters, because mail servers may change the case of an address. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const tokenBytes = 15;

/**
 * The return path of an email, `bounce+<token>@example.com`. The token proves that a report of a failed delivery is
 * about an email that we sent to this address.
 * @param address such as `bounce@example.com`
 */
export function returnPathOf(emailKey: string, { address, secret }: { address: string; secret: string }): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${tokenOf(emailKey, secret)}${address.slice(at)}`;
}

/** The return paths of all emails by the settings; null when reports go to the sender. */
export function returnPathWith({ bounceAddress, eventsSecret }: Config['mail']): ((emailKey: string) => string) | null {
  if (bounceAddress === null || eventsSecret === null) return null;
  return (emailKey) => returnPathOf(emailKey, { address: bounceAddress, secret: eventsSecret });
}

/** The tokens in a text, such as the head of a report. */
export function tokensIn(text: string, address: string): string[] {
  const at = address.lastIndexOf('@');
  const literally = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(
    `${literally(address.slice(0, at))}\\+([a-z2-7]{24})${literally(address.slice(at))}`,
    'gi',
  );
  return [...text.matchAll(pattern)].map(([, token]) => token!.toLowerCase());
}

export function isTokenOf(token: string, emailKey: string, secret: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(emailKey, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function tokenOf(emailKey: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`return path ${emailKey}`).digest().subarray(0, tokenBytes);
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)]!);
}
