import { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';
import { openElsewhere } from '#web/platform/open-elsewhere.ts';

/** Opens the provider's invoice of a payment in a new tab. */
export function openInvoice(paymentId: string): Promise<void> {
  return openElsewhere(invoiceUrl(paymentId));
}

/** Opens the provider's own pages about the subscription in a new tab. Their address works once and is never stored. */
export function openPortal(): Promise<void> {
  return openElsewhere(portalUrl());
}

async function invoiceUrl(paymentId: string): Promise<string | null> {
  const result = await call(calls.findInvoice, { params: { id: paymentId } });
  if (result.error !== null) notifyFailure('open invoice:', result);
  return result.data?.url ?? null;
}

async function portalUrl(): Promise<string | null> {
  const result = await call(calls.openPortal);
  if (result.error !== null) notifyFailure('open billing pages:', result);
  return result.data?.url ?? null;
}
