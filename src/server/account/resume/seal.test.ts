import { describe, expect, it } from 'vitest';
import { createToken } from '#server/identity/token.ts';
import { seal, unseal } from './seal.ts';

const token = createToken();
const text = '{"answers":["woman","Müller"]}';

describe('sealed answers', () => {
  it('sealed answers open with their token', () => {
    expect(unseal(token, seal(token, text))).toBe(text);
  });

  it('sealed answers show nothing of their content and never look the same twice', () => {
    const [one, other] = [seal(token, text), seal(token, text)];
    expect(one.toString('latin1')).not.toContain('woman');
    expect(one.equals(other)).toBe(false);
  });

  it('sealed answers open with no other token', () => {
    expect(unseal(createToken(), seal(token, text))).toBeNull();
  });

  it('sealed answers do not open when a bit was changed or bytes are missing', () => {
    const sealed = seal(token, text);
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(unseal(token, changed)).toBeNull();
    }
    for (const length of [0, 12, 27, 28, sealed.length - 1]) {
      expect(unseal(token, sealed.subarray(0, length))).toBeNull();
    }
  });
});
