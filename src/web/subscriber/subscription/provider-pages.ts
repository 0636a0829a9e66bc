import { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** Opens the provider's invoice of a payment in a new tab. */
export function openInvoice(paymentId: string): Promise<void> {
  return openInNewTab(invoiceUrl(paymentId));
}

/** Opens the provider's portal in a new tab. Its address works once and is never stored. */
export function openPortal(): Promise<void> {
  return openInNewTab(portalUrl());
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

/**
 * Opens another site's page in a new tab, once its address is known. The tab is opened during the press, because
 * browsers block a later one; if it is blocked all the same, the page opens in this tab.
 * @param address null closes the new tab
 */
async function openInNewTab(address: Promise<string | null>): Promise<void> {
  const tab = window.open('', '_blank');
  const url = await address;
  if (url === null) return tab?.close();
  if (tab === null) return location.assign(url);
  tab.opener = null;
  tab.location.replace(url);
}
