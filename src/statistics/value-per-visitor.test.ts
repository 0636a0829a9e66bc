import { describe, expect, it } from 'vitest';
import { valuePerPerson } from './value-per-visitor.ts';

describe('the value of a visitor and of a payer', () => {
  it.each([
    [
      { visitors: 4000, payers: 160, netMinor: 1_000_000 },
      { perVisitor: 250, perPayer: 6250 },
    ],
    [
      { visitors: 3000, payers: 30, netMinor: 100_000 },
      { perVisitor: 33.333_333, perPayer: 3333.333_333 },
    ],
    [
      { visitors: 30, payers: 29, netMinor: -60 },
      { perVisitor: -2, perPayer: null },
    ],
    [
      { visitors: 29, payers: 0, netMinor: 0 },
      { perVisitor: null, perPayer: null },
    ],
  ])('%o', (arrivals, expected) => {
    const { perVisitor, perPayer } = valuePerPerson(arrivals);
    const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(6)));
    expect({ perVisitor: rounded(perVisitor), perPayer: rounded(perPayer) }).toEqual(expected);
  });
});
