import type { Price } from '#contract/offer.ts';

/** What is about to be charged, once the provider knows where the buyer is. */
export interface Totals {
  tax: Price;
  total: Price;
}

/** Where a card form appears, and what it tells. */
export interface FormOnPage {
  transactionId: string;
  /** Class of the element that the form appears in. */
  frameTarget: string;
  onTotals(totals: Totals): void;
  onCompleted(): void;
}
