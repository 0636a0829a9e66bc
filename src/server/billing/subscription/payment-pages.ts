import { type Failure, noAnswerOf } from '../provider.ts';
import type { Refused } from './change-refusal.ts';
import { type ChangeDeps, findPermitted } from './change-subscription.ts';
import { findCustomerId, isOwnTransaction } from './payments.sql.ts';

type Page = { url: string };

/** Opens the transaction with which the card form saves another card. */
export async function startCardUpdate(deps: ChangeDeps, userId: string): Promise<{ transaction_id: string } | Refused> {
  const permitted = await findPermitted(deps, userId, ['update-card']);
  if ('refused' in permitted) return permitted;
  const { id } = permitted.subscription;
  const opened = await deps.provider.subscriptions.openCardChange(id);
  if ('ok' in opened) return { transaction_id: opened.ok };
  logFailure(deps, opened, { subscriptionId: id });
  return { refused: 'unavailable' in opened ? noAnswerOf(opened) : 'not possible' };
}

/** The provider's temporary URL of the invoice for one of the user's payments. */
export async function findInvoice(
  deps: ChangeDeps,
  userId: string,
  transactionId: string,
): Promise<Page | { refused: 'unknown payment' | 'no invoice' | 'provider unavailable' | 'crowded' }> {
  if (!(await isOwnTransaction(deps.db, userId, transactionId))) return { refused: 'unknown payment' };
  const invoice = await deps.provider.pages.invoice(transactionId);
  if ('ok' in invoice) return { url: invoice.ok };
  logFailure(deps, invoice, { transactionId });
  return { refused: 'unavailable' in invoice ? noAnswerOf(invoice) : 'no invoice' };
}

/** The URL of the provider's own pages for this user. */
export async function openPortal(
  deps: ChangeDeps,
  userId: string,
): Promise<Page | { refused: 'no customer' | 'provider unavailable' | 'crowded' }> {
  const customerId = await findCustomerId(deps.db, userId);
  if (customerId === null) return { refused: 'no customer' };
  const portal = await deps.provider.pages.portal(customerId);
  if ('ok' in portal) return { url: portal.ok };
  logFailure(deps, portal, { customerId });
  return { refused: 'unavailable' in portal ? noAnswerOf(portal) : 'no customer' };
}

function logFailure({ log }: ChangeDeps, failure: Failure, about: object): void {
  log.warn({ ...about, ...failure }, 'The provider did not give a page of its own');
}
