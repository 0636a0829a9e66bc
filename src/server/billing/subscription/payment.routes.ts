import { calls } from '#contract/calls.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { BillingDeps } from '../deps.ts';
import { refusalAnswers } from './change-refusal.ts';
import { findInvoice, openPortal, startCardUpdate } from './payment-pages.ts';
import { listPaymentRecords } from './payments.sql.ts';
import { paymentsOf } from './payments.ts';
import { providerCallLimit } from './provider-call-limit.ts';

const pageRefusals = {
  'unknown payment': { status: 404, error: 'There is no such payment.' },
  'no invoice': { status: 404, error: 'There is no invoice for this payment yet.' },
  'no customer': { status: 409, error: 'There is nothing to show yet: you have not paid for anything.' },
  'provider unavailable': {
    status: 503,
    error: 'Our payment provider does not answer. Please try again in a minute.',
  },
  crowded: { status: 503, error: 'Many people are here at this moment. Please try again in a minute.' },
} as const;

/** The list of payments, and what the provider shows: card form, invoices and portal. */
export function paymentRoutes(route: AddRoute, deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>): void {
  const limit = providerCallLimit(deps);

  route(calls.listPayments, async ({ user }) => ({ payments: paymentsOf(await listPaymentRecords(deps.db, user.id)) }));

  route(
    calls.findInvoice,
    async ({ user, params }) => {
      const invoice = await findInvoice(deps, user.id, params.id);
      return 'refused' in invoice ? { refusal: pageRefusals[invoice.refused] } : invoice;
    },
    { limit },
  );

  route(
    calls.openPortal,
    async ({ user }) => {
      const portal = await openPortal(deps, user.id);
      return 'refused' in portal ? { refusal: pageRefusals[portal.refused] } : portal;
    },
    { limit },
  );

  route(
    calls.updateCard,
    async ({ user, hostname }) => {
      const card = await startCardUpdate(deps, user.id);
      if ('refused' in card) return { refusal: refusalAnswers[card.refused] };
      return { ...card, card_form: deps.provider.cardForm(hostname) };
    },
    { limit },
  );
}
