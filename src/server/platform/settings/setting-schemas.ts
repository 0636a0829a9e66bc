import { Type } from 'typebox';
import { allCohorts, type CohortWeights } from '#contract/cohort.ts';
import type { Autocapture } from '#contract/remote-config.ts';

/** Schemas of settings. A description says what the value must be, as in "PORT must be a number from 1 to 65535". */

export const port = Type.Integer({ minimum: 1, maximum: 65_535, description: 'a number from 1 to 65535' });

export const plainWord = matching(/^[\w-]{1,128}$/, 'letters and digits only');

export const flag = parsed('true or false', (text) => {
  if (/^(true|1|yes|on)$/i.test(text)) return true;
  return /^(false|0|no|off)$/i.test(text) ? false : null;
});

/** Scheme, host and port only. */
export const origin = (example: string) =>
  parsed(`an address without a path, like ${example}`, (text) => {
    if (addressOf(text, ['http', 'https']) === null) return null;
    const url = new URL(text);
    return url.href === `${url.origin}/` ? url.origin : null;
  });

export const address = (schemes: readonly string[], example: string) =>
  parsed(`an address like ${example}`, (text) => addressOf(text, schemes));

/** `A:1,B:0.5,C:0`; a missing cohort has weight 0, and at least one weight is above 0. */
export const cohortWeights = parsed('weights like A:1,B:1,C:1, one of them above 0', (text) => {
  const weights = Object.fromEntries(allCohorts.map((cohort) => [cohort, 0])) as CohortWeights;
  for (const part of text.split(',')) {
    const [, cohort = '', weight] = /^\s*(\w+)\s*:\s*(\d{1,9}(?:\.\d{1,9})?)\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(weights, cohort)) return null;
    weights[cohort as keyof CohortWeights] = Number(weight);
  }
  return Object.values(weights).some((weight) => weight > 0) ? weights : null;
});

/** `network:100000,device:10000`, both of them, or `off`. */
export const eventLimits = parsed('off, or events an hour like network:100000,device:10000', (text) => {
  if (text === 'off') return 'off' as const;
  const [, network, device] = /^\s*network\s*:\s*([1-9]\d{0,8})\s*,\s*device\s*:\s*([1-9]\d{0,8})\s*$/.exec(text) ?? [];
  return network && device ? { network: Number(network), device: Number(device) } : null;
});

/** One key, or several while it is being replaced, the newest first. */
export const secretKeys = parsed('keys of at least 32 characters, separated by commas', (text) => {
  const keys = secretsIn(text);
  return keys.length > 0 && keys.every((key) => key.length >= 32) ? keys : null;
});

/** `off`, or a list such as `clicks,downloads`. */
export const autocapture = parsed('off, or some of clicks,forms,downloads', (text): Autocapture | null => {
  const words = text === 'off' ? [] : text.split(',').map((word) => word.trim());
  const isOn = (word: string) => words.includes(word);
  const known = { clicks: isOn('clicks'), forms: isOn('forms'), downloads: isOn('downloads') };
  return words.every((word) => Object.hasOwn(known, word)) ? known : null;
});

/** `name@example.com` or `Name <name@example.com>` on one line. */
export const sender = (example: string) =>
  matching(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, `a sender like ${example}`);

export const emailAddress = matching(/^[^<>@\s]+@[^<>@\s]+$/, 'an email address like help@example.com');

export const emailAddresses = parsed('email addresses like ada@example.com,grace@example.com', (text) => {
  const all = text.split(',').map((one) => one.trim());
  return all.length <= 20 && all.every((one) => /^[^<>@\s]+@[^<>@\s]+$/.test(one)) ? all : null;
});

/** Random text of a length that cannot be guessed. */
export const secret = matching(/^[\x21-\x7e]{16,200}$/, '16 to 200 characters without spaces');

/** An address that we post to. Not encrypted only on this machine. */
export const webhookAddress = parsed('an address like https://example.com/alerts', (text) => {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
  return isSafe && username === '' && hash === '' ? text : null;
});

/** Times of the day between which only critical alerts are sent. */
export interface QuietHours {
  /** Minutes of the day. */
  from: number;
  until: number;
  /** IANA name. */
  timeZone: string;
}

/** `22:00-07:00 Europe/Berlin`; without a zone in UTC. */
export const quietHours = parsed('hours like 22:00-07:00 Europe/Berlin', (text): QuietHours | null => {
  const time = '([01]?\\d|2[0-3]):([0-5]\\d)';
  const found = new RegExp(`^${time}-${time}(?:\\s+([\\w/+-]+))?$`).exec(text);
  if (!found) return null;
  const [from, until] = [Number(found[1]) * 60 + Number(found[2]), Number(found[3]) * 60 + Number(found[4])];
  const timeZone = found[5] ?? 'UTC';
  return from !== until && isTimeZone(timeZone) ? { from, until, timeZone } : null;
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

export function matching(pattern: RegExp, description: string) {
  return Type.String({ pattern: pattern.source, description });
}

/** Text decoded by `parse`, and invalid where that returns null. */
function parsed<T>(description: string, parse: (text: string) => T | null) {
  const text = Type.Refine(Type.String({ description }), (given: string) => parse(given) !== null);
  return Type.Decode(text, (given) => parse(given) as T);
}

/** The address without trailing slashes; null if it is invalid. */
function addressOf(text: string, schemes: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return schemes.includes(url.protocol.slice(0, -1)) && url.host !== '' ? text.replace(/(?<!\/)\/+$/, '') : null;
}

/** The secrets in a setting: one, or several separated by commas or spaces while it is being changed. */
export function secretsIn(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((secret) => secret !== '');
}
