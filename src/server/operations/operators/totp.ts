import { Secret, TOTP } from 'otpauth';
import { brand } from '#contract/brand.ts';

/** RFC 6238 as code apps know it. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226 § 4 recommends 160 bits. */
export const totpSecretBytes = 20;
/** Steps before and after the present one whose codes are accepted, for clocks that are off (RFC 6238 § 5.2). */
const drift = 1;

/** The secret in base32, and as a code app reads it from a picture. */
export function describeTotp(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step of which this is the code; null when it is of none near.
 * @param now epoch ms
 */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, '').validate({ token, timestamp: now, window: drift });
  return delta === null ? null : Math.floor(now / (parameters.period * 1000)) + delta;
}

function totpOf(secret: Uint8Array, label: string): TOTP {
  return new TOTP({
    issuer: brand,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    ...parameters,
  });
}
