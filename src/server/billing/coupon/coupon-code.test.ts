import { expect, it } from 'vitest';
import { hashCode, newCode } from './coupon-code.ts';

it.each(['7kq2m-xh4td', ' 7KQ2MXH4TD\n', '7KQ2M XH4TD', '7kq2m – xh4td', '7KQ2M‑XH4TD', '７ＫＱ２Ｍ-xh4td'])(
  'the code 7KQ2M-XH4TD is also known as %j',
  (typed) => {
    expect(hashCode(typed)).toEqual(hashCode('7KQ2M-XH4TD'));
  },
);

it.each(['', '-', '7KQ2M-XH4T', '7KQ2M-XH4TDD', '7KQ2M_XH4TD', '🪁'])('%j is another code', (typed) => {
  expect(hashCode(typed)).not.toEqual(hashCode('7KQ2M-XH4TD'));
});

it('a new code has ten signs that are not taken for one another', () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
});
