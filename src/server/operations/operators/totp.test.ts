import { describe, expect, it } from 'vitest';
import { describeTotp, stepOf } from './totp.ts';

/** RFC 6238, appendix B: the secret of SHA-1, and times in seconds with the last six of the eight digits. */
const secret = Buffer.from('12345678901234567890');
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

describe('the codes of a code app', () => {
  it.each(vectors)('at second %d of RFC 6238 the code %s is that of its step', (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('a clock may be off by one step in both directions, and no more', () => {
    const [seconds, code] = vectors[3]!;
    const step = Math.floor(seconds / 30);
    const at = (steps: number) => stepOf(secret, code, (step + steps) * 30_000);
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([null, step, step, step, null]);
  });

  it.each(['', '28708', '2870822', 'abcdef', '287-082', '٢٨٧٠٨٢'])('%j is no code', (code) => {
    expect(stepOf(secret, code, 59_000)).toBeNull();
  });

  it('spaces in a code do not matter', () => {
    expect(stepOf(secret, ' 287 082 ', 59_000)).toBe(1);
  });

  it('an app reads the secret as base32, with the parameters that all apps know', () => {
    const { secret: typed, uri } = describeTotp(secret, 'ada@example.com');
    expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uri).toBe(
      `otpauth://totp/Everkite:ada%40example.com?issuer=Everkite&secret=${typed}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
