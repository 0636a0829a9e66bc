import { formatMoney } from '#contract/format-money.ts';
import { axisText, unitOf } from './format-figures.ts';
import { ticksFor } from './scale.ts';

/** A line of an axis: its value in minor units, and its label. */
export interface MoneyTick {
  minor: number;
  text: string;
}

/** Numbers of decimals of thousands, to be tried in order; three are enough to distinguish all whole units. */
const decimals = [1, 2, 3];

/** The lines of an axis of money that covers these minor units: whole units, each with a different label. */
export function moneyAxis(low: number, high: number, currency: string, most?: number): MoneyTick[] {
  const ticks = ticksFor(low, high, { most, smallest: unitOf(currency) });
  const texts = decimals.map((digits) => ticks.map((minor) => axisText(minor, currency, digits)));
  const distinct = texts.find((some) => new Set(some).size === some.length) ?? texts.at(-1)!;
  return ticks.map((minor, i) => ({ minor, text: distinct[i]! }));
}

/**
 * Labels of amounts beside bars, in thousands from a thousand units on, otherwise in whole units. They have enough
 * decimals that no amount reads as 0 and that amounts which differ by a tenth read differently.
 */
export function barTexts(minors: readonly number[], currency: string): { texts: string[]; isThousands: boolean } {
  const highest = Math.max(0, ...minors.map(Math.abs));
  if (highest < 1000 * unitOf(currency)) {
    return { texts: minors.map((minor) => formatMoney(minor, currency, 'whole')), isThousands: false };
  }
  const digits = highest < 10_000 * unitOf(currency) ? 1 : 0;
  const text = (minor: number) => {
    const thousands = minor / unitOf(currency) / 1000;
    if (minor === 0) return '0';
    return thousands.toFixed(Math.abs(thousands) < 1 ? 1 : digits).replace('-', '−');
  };
  return { texts: minors.map(text), isThousands: true };
}
