import type { Price } from '#contract/offer.ts';

/** The amounts to be charged, which the provider knows once it knows the buyer's country. */
export interface Totals {
  tax: Price;
  total: Price;
  /** Of each later payment; missing where nothing renews. */
  renewal?: Price;
  /** Of the buyer's address on the form, ISO 3166 alpha-2; missing until there is one. */
  country?: string;
}

/** Where a card form appears, and its callbacks. */
export interface FormOnPage {
  transactionId: string;
  /** Class name of the element that the form appears in. */
  frameTarget: string;
  onTotals(totals: Totals): void;
  onCompleted(): void;
  /** Closes the form, also when it has not opened yet. */
  signal?: AbortSignal;
}
