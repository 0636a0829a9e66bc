import { type Static, Type } from 'typebox';
import { Price } from './offer.ts';

/** One charge of a subscription, as its receipts list it. */
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
  /** What came back, or is to come back; 0 when nothing. */
  refunded: Price,
  has_invoice: Type.Boolean(),
});
export type Payment = Static<typeof Payment>;

/** Newest first. */
export const PaymentsAnswer = Type.Object({ payments: Type.Array(Payment) });
export type PaymentsAnswer = Static<typeof PaymentsAnswer>;

/** Where the invoice can be read for a while; at `/api/users/subscription/payments/:id/invoice`. */
export const InvoiceAnswer = Type.Object({ url: Type.String() });
export type InvoiceAnswer = Static<typeof InvoiceAnswer>;
