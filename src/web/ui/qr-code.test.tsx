import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const text = 'https://everkite.test/resume#0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
const markup = renderToStaticMarkup(<QrCode text={text} label="QR code of your link" />);

it('a QR code has a dark square for every dark module and none beside', () => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length));
  }
  expect(drawn).toEqual(data);
  expect(markup).toContain(`viewBox="0 0 ${size} ${size}"`);
});

it('a QR code keeps the light margin of four modules that cameras need', () => {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const margin = [...data.slice(0, 4), ...data.slice(-4), ...data.map((row) => [...row.slice(0, 4), ...row.slice(-4)])];
  expect(margin.flat()).not.toContain(true);
});

it('a QR code has a name', () => {
  expect(markup).toContain('role="img" aria-label="QR code of your link"');
});
