import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { digestOf } from './accepted-pictures.ts';

/** A PNG of 2 × 2 grey pixels, as a renderer may compress it; its checksums, which nobody reads, are zero. */
function png(pixels: [number, number, number, number], level: number, isSplit = false): Buffer {
  const [a, b, c, d] = pixels;
  const compressed = deflateSync(Buffer.from([0, a, b, 0, c, d]), { level });
  const parts = isSplit ? [compressed.subarray(0, 5), compressed.subarray(5)] : [compressed];
  const size = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0]);
  return Buffer.concat([Buffer.alloc(8), chunk('IHDR', size), ...parts.map((part) => chunk('IDAT', part))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
}

const accepted = digestOf(png([1, 2, 3, 4], 9));

it('the digest of a picture is the same however its pixels are compressed', () => {
  expect(digestOf(png([1, 2, 3, 4], 0))).toBe(accepted);
  expect(digestOf(png([1, 2, 3, 4], 9, true))).toBe(accepted);
});

it('the digest of a picture is another one when one pixel is a shade darker', () => {
  expect(digestOf(png([1, 2, 3, 5], 9))).not.toBe(accepted);
});
