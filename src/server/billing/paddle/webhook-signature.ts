import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsIn } from '#server/platform/settings/setting-schemas.ts';

/**
 * Most difference between a notification's time and ours, in both directions. Paddle signs each delivery separately.
 */
export const signatureToleranceMs = 5 * 60_000;

/** Far more than the few hashes that are sent while a secret is changed. */
const longestHeader = 2_000;

export type SignatureFault = 'missing' | 'malformed' | 'too old' | 'from the future' | 'wrong';

/**
 * Null when `Paddle-Signature` (`ts=<unix seconds>;h1=<hex>[;h1=…]`) is valid for exactly these bytes, otherwise the
 * fault. One matching pair of h1 and secret is enough: while a secret is being changed, Paddle sends several h1, or
 * signs with either secret. The SDK's own check accepts future times, reads only one h1 and does not compare in
 * constant time.
 * @param setting one or several secrets
 * @param now epoch ms
 */
export function signatureFault(
  header: string | undefined,
  rawBody: Buffer,
  setting: string,
  now: number,
): SignatureFault | null {
  if (!header) return 'missing';
  const { seconds, hashes } = parse(header);
  const secrets = secretsIn(setting);
  if (seconds === null || hashes.length === 0 || secrets.length === 0) return 'malformed';
  const ageMs = now - seconds * 1000;
  if (ageMs > signatureToleranceMs) return 'too old';
  if (ageMs < -signatureToleranceMs) return 'from the future';
  const expected = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}:`).update(rawBody).digest());
  return expected.some((one) => hashes.some((hash) => timingSafeEqual(hash, one))) ? null : 'wrong';
}

function parse(header: string): { seconds: number | null; hashes: Buffer[] } {
  const parts = header
    .slice(0, longestHeader)
    .split(';')
    .map((part) => part.trim());
  const times = parts.filter((part) => /^ts=\d{1,12}$/.test(part));
  const hashes = parts.filter((part) => /^h1=[\da-f]{64}$/i.test(part));
  return {
    seconds: times.length === 1 ? Number(times[0]?.slice(3)) : null,
    hashes: hashes.map((part) => Buffer.from(part.slice(3), 'hex')),
  };
}
