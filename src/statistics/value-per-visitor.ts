import { fewestForShare } from './ripeness.ts';

/** People who came in the same time, those of them who have paid, and the net money of these in minor units. */
export interface Arrivals {
  visitors: number;
  payers: number;
  netMinor: number;
}

/** Minor units; null where there are too few people. */
export interface ValuePerPerson {
  /** ARPU: net money over all visitors. */
  perVisitor: number | null;
  /** ARPPU: over those who have paid. */
  perPayer: number | null;
}

/** The value of a visitor: the net money of the same people over their number. */
export function valuePerPerson({ visitors, payers, netMinor }: Arrivals): ValuePerPerson {
  const over = (people: number) => (people < fewestForShare ? null : netMinor / people);
  return { perVisitor: over(visitors), perPayer: over(payers) };
}
