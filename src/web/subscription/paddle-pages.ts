import { apiPaths } from '../../contract/api-paths';
import type { InvoiceAnswer } from '../../contract/payment';
import type { PortalAnswer } from '../../contract/subscription';
import { callApi } from '../platform/api';
import { notifyFailure } from '../platform/notify';
import { openElsewhere } from '../platform/open-elsewhere';

/** Shows Paddle's invoice of a payment in a new tab. */
export function openInvoice(paymentId: string): Promise<void> {
  return openElsewhere(invoiceUrl(paymentId));
}

/** Shows Paddle's own pages about the subscription in a new tab. Their address is for one use and never kept. */
export function openPortal(): Promise<void> {
  return openElsewhere(portalUrl());
}

async function invoiceUrl(paymentId: string): Promise<string | null> {
  const path = `${apiPaths.payments}/${encodeURIComponent(paymentId)}/invoice`;
  const result = await callApi<InvoiceAnswer>('GET', path);
  if (result.error !== null) notifyFailure('open invoice:', result);
  return result.data?.url ?? null;
}

async function portalUrl(): Promise<string | null> {
  const result = await callApi<PortalAnswer>('POST', apiPaths.portal);
  if (result.error !== null) notifyFailure('open billing pages:', result);
  return result.data?.url ?? null;
}
