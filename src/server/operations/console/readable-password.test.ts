import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readablePassword } from './readable-password.ts';

describe('readablePassword', () => {
  it('a readable password is four groups of four characters', () => {
    expect(readablePassword((count) => Uint8Array.from({ length: count }, (_, i) => i))).toBe('0123-4567-89ab-cdef');
  });

  it('a readable password has no characters that look alike, and 32 to choose from: 80 bits', () => {
    const signs = new Set(
      Array.from({ length: 500 }, () => readablePassword(randomBytes).replaceAll('-', '')).join(''),
    );
    expect([...signs].sort().join('')).toBe('0123456789abcdefghjkmnpqrstvwxyz');
  });

  it('each readable password is another one', () => {
    expect(readablePassword(randomBytes)).not.toBe(readablePassword(randomBytes));
  });
});
