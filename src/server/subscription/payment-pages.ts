import type { CardAnswer } from '../../contract/subscription';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { type ChangeDeps, findPermitted } from './change-at-paddle';
import type { Refused } from './change-refusal';
import { findCustomerId, isOwnTransaction } from './payments.sql';

type Page = { url: string };

/** A transaction by which the browser's card form saves another card; when a payment is open, that very payment. */
export async function startCardUpdate(deps: ChangeDeps, userId: string): Promise<CardAnswer | Refused> {
  const permitted = await findPermitted(deps, userId, ['update-card']);
  if ('refused' in permitted) return permitted;
  const { id } = permitted.subscription;
  const made = await callPaddle(deps.paddle, 'read', (sdk) => sdk.subscriptions.getPaymentMethodChangeTransaction(id));
  if ('ok' in made) return { transaction_id: made.ok.id };
  noteFailure(deps, made, { subscriptionId: id });
  return { refused: 'unavailable' in made ? 'paddle unavailable' : 'not possible' };
}

/** Where Paddle shows the invoice of one of the user's own payments for a while. */
export async function findInvoice(
  deps: ChangeDeps,
  userId: string,
  transactionId: string,
): Promise<Page | { refused: 'unknown payment' | 'no invoice' | 'paddle unavailable' }> {
  if (!(await isOwnTransaction(deps.db, userId, transactionId))) return { refused: 'unknown payment' };
  const invoice = await callPaddle(deps.paddle, 'read', (sdk) => sdk.transactions.getInvoicePDF(transactionId));
  if ('ok' in invoice) return { url: invoice.ok.url };
  noteFailure(deps, invoice, { transactionId });
  return { refused: 'unavailable' in invoice ? 'paddle unavailable' : 'no invoice' };
}

/** Opens Paddle's own pages for this user. The address lets anybody in who has it: it is used at once and never kept. */
export async function openPortal(
  deps: ChangeDeps,
  userId: string,
): Promise<Page | { refused: 'no customer' | 'paddle unavailable' }> {
  const customerId = await findCustomerId(deps.db, userId);
  if (customerId === null) return { refused: 'no customer' };
  const session = await callPaddle(deps.paddle, 'read', (sdk) => sdk.customerPortalSessions.create(customerId, []));
  if ('ok' in session) return { url: session.ok.urls.general.overview };
  noteFailure(deps, session, { customerId });
  return { refused: 'unavailable' in session ? 'paddle unavailable' : 'no customer' };
}

function noteFailure({ log }: ChangeDeps, answer: PaddleOutcome<never>, about: object): void {
  log.warn({ ...about, ...answer }, 'Paddle did not give a page of its own');
}
