import type { CohortWeights } from '../contract/cohort';
import type { Autocapture } from '../contract/remote-config';

export type Environment = Record<string, string | undefined>;

export interface SettingReader {
  /** What was wrong so far, one plain sentence each. */
  faults: string[];
  /** The trimmed value; null when unset or empty. */
  text: (name: string) => string | null;
  /** The value as `parse` understands it, the fallback when unset; a fault when `parse` gives null. */
  parsed: <T>(name: string, fallback: T, expected: string, parse: (text: string) => T | null) => T;
}

/**
 * Reads settings one by one and goes on after a fault, so that all are reported at once. Values are never repeated in a
 * fault: they may be secrets.
 */
export function createSettingReader(env: Environment): SettingReader {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  return {
    faults,
    text,
    parsed: (name, fallback, expected, parse) => {
      const given = text(name);
      if (given === null) return fallback;
      const value = parse(given);
      if (value !== null) return value;
      faults.push(`${name} must be ${expected}.`);
      return fallback;
    },
  };
}

/** A whole number within the limits, both included. */
export function parseWhole(text: string, least: number, most: number): number | null {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

export function parsePort(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : null;
}

/** A number without a sign, like 12 or 0.5, within these bounds. */
export function parseNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

/** An address of one of the schemes, without its trailing slashes. */
export function parseUrl(text: string, schemes: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return schemes.includes(url.protocol.slice(0, -1)) && url.host !== '' ? text.replace(/\/+$/, '') : null;
}

/** Scheme, host and port alone. */
export function parseOrigin(text: string): string | null {
  if (parseUrl(text, ['http', 'https']) === null) return null;
  const url = new URL(text);
  return url.href === `${url.origin}/` ? url.origin : null;
}

export function parseFlag(text: string): boolean | null {
  if (/^(true|1|yes|on)$/i.test(text)) return true;
  return /^(false|0|no|off)$/i.test(text) ? false : null;
}

export function oneOf<T extends string>(...allowed: T[]): (text: string) => T | null {
  return (text) => allowed.find((word) => word === text) ?? null;
}

/** `A:1,B:0.5,C:0`; a cohort left out weighs 0, and one at least weighs something. */
export function parseCohortWeights(text: string): CohortWeights | null {
  const weights: CohortWeights = { A: 0, B: 0, C: 0 };
  for (const part of text.split(',')) {
    const [, cohort, weight] = /^\s*([ABC])\s*:\s*(\d{1,9}(?:\.\d{1,9})?)\s*$/.exec(part) ?? [];
    if (!cohort) return null;
    weights[cohort as keyof CohortWeights] = Number(weight);
  }
  return Object.values(weights).some((weight) => weight > 0) ? weights : null;
}

/** `1:7,3:14`: offer 1 begins with 7 days of trial, offer 3 with 14. */
export function parseOfferTrials(text: string): Map<number, number> | null {
  const trials = new Map<number, number>();
  for (const part of text.split(',')) {
    const [, offer, days] = /^\s*(\d{1,6})\s*:\s*([1-9]\d{0,2})\s*$/.exec(part) ?? [];
    if (!offer) return null;
    trials.set(Number(offer), Number(days));
  }
  return trials;
}

/** `network:100000,device:10000`, both of them, or `off`. */
export function parseEventLimits(text: string): { network: number; device: number } | 'off' | null {
  if (text === 'off') return 'off';
  const [, network, device] = /^\s*network\s*:\s*([1-9]\d{0,8})\s*,\s*device\s*:\s*([1-9]\d{0,8})\s*$/.exec(text) ?? [];
  return network && device ? { network: Number(network), device: Number(device) } : null;
}

/** `off`, or what is on: `clicks,downloads`. */
export function parseAutocapture(text: string): Autocapture | null {
  const words = text === 'off' ? [] : text.split(',').map((word) => word.trim());
  const isOn = (word: string) => words.includes(word);
  const known = { clicks: isOn('clicks'), forms: isOn('forms'), downloads: isOn('downloads') };
  return words.every((word) => Object.hasOwn(known, word)) ? known : null;
}

/** `name@example.com` or `Name <name@example.com>` on one line. */
export function parseSender(text: string): string | null {
  return /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text) ? text : null;
}
