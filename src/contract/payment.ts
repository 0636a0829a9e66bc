import { type Static, Type } from 'typebox';
import { Price } from './offer.ts';

/** One charge of a subscription, as the list of receipts shows it. */
export const Payment = Type.Object({
  id: Type.String(),
  /** ISO 8601. */
  billed_at: Type.String(),
  /** Tax included. */
  total: Price,
  tax: Price,
  status: Type.Union([
    Type.Literal('paid'),
    Type.Literal('unpaid'),
    Type.Literal('refund pending'),
    Type.Literal('partly refunded'),
    Type.Literal('refunded'),
    Type.Literal('charged back'),
  ]),
  /** Money given back or still to be given back; 0 for none. */
  refunded: Price,
  has_invoice: Type.Boolean(),
});
export type Payment = Static<typeof Payment>;

/** Newest first. */
export const PaymentsAnswer = Type.Object({ payments: Type.Array(Payment) });
export type PaymentsAnswer = Static<typeof PaymentsAnswer>;

/** The provider's URL of the invoice, which works only for a while. */
export const InvoiceAnswer = Type.Object({ url: Type.String() });
export type InvoiceAnswer = Static<typeof InvoiceAnswer>;
