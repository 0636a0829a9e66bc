import { axisText, unitOf } from './money-text.ts';
import { ticksFor } from './scale.ts';

/** A line of an axis: its place in minor units, and what it says. */
export interface MoneyTick {
  minor: number;
  text: string;
}

/** Thousands with so many decimals; three tell all whole units apart. */
const decimals = [1, 2, 3];

/** The lines of an axis of money that covers these minor units: whole units, no two with the same text. */
export function moneyAxis(low: number, high: number, currency: string, most?: number): MoneyTick[] {
  const ticks = ticksFor(low, high, { most, smallest: unitOf(currency) });
  const texts = decimals.map((digits) => ticks.map((minor) => axisText(minor, currency, digits)));
  const distinct = texts.find((some) => new Set(some).size === some.length) ?? texts.at(-1)!;
  return ticks.map((minor, i) => ({ minor, text: distinct[i]! }));
}
