import { describe, expect, it } from 'vitest';
import { netAmount, roundShare } from './net-amount.ts';

const included = { rate: '0.2', isIncluded: true };
const onTop = { rate: '0.2', isIncluded: false };
const third = { off: 3330, of: 10_000 };

describe('a price without its tax and less a discount', () => {
  it.each([
    ['as it is', 1999, null, null, 1999],
    ['with its tax taken out', 1999, included, null, 1666],
    ['with half a minor unit rounded up', 1599, included, null, 1333],
    ['with the tax on top', 1999, onTop, null, 1999],
    ['with the discount rounded first', 1999, included, third, 1111],
    ['with half a minor unit of discount rounded up', 5, null, { off: 50, of: 100 }, 2],
    ['with nothing left', 1999, included, { off: 1, of: 1 }, 0],
  ])('%s', (_name, listed, taxing, discount, net) => expect(netAmount(listed, taxing, discount)).toBe(net));
});

describe('the share of a discount, by what it took of a bill', () => {
  it('is the roundest percentage with which the bill comes out', () => {
    // 33.3 % of 19.99: 6.66, which is 5.55 of 16.66 without the tax.
    expect(roundShare({ off: 555, of: 1666 }, included, { listedMinor: 1999, netMinor: 1111 })).toEqual(third);
    expect(roundShare({ off: 5, of: 20 }, null, { listedMinor: 20, netMinor: 15 })).toEqual({ off: 2500, of: 10_000 });
    expect(roundShare({ off: 7, of: 7 }, null, { listedMinor: 7, netMinor: 0 })).toEqual({ off: 10_000, of: 10_000 });
  });

  it('gives the net of another price to the minor unit, where the told amounts do not', () => {
    const told = { off: 9, of: 27 };
    const share = roundShare(told, null, { listedMinor: 27, netMinor: 18 });
    expect(netAmount(59_990, null, share)).not.toBe(netAmount(59_990, null, told));
    const billed = { listedMinor: 99_900, netMinor: 66_633 };
    expect(netAmount(59_990, null, roundShare({ off: 33_267, of: 99_900 }, null, billed))).toBe(40_013);
  });

  it('stays as told where no percentage gives the bill', () => {
    const told = { off: 700, of: 1666 };
    expect(roundShare(told, included, { listedMinor: 1999, netMinor: 1500 })).toBe(told);
  });
});
