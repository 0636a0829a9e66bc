import { readEmailAddress } from '#server/identity/email-address.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { markRead, markRecovered, type OpenRestore } from '#server/platform/restored/restores.sql.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import { findOrMakeAgain, makeCheckoutAgain } from '../checkout/buyer-since-backup.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { findLastSold } from '../offer/offer-versions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { lockSubject, readKnown } from '../projection/known.sql.ts';
import { isErased, ownerOf } from '../projection/projector.ts';
import { pullSubscription } from '../projection/pull.ts';
import type { Page, ProviderOutcome } from '../provider.ts';
import type { AdjustmentEvent, TransactionEvent } from '../provider-event.ts';

type RecoverDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;
type Progress = 'done' | 'away';

/** For clocks that differ, and for notifications that were on their way when the backup was made. */
const overlapMs = 30 * 60_000;
/** The origins of first payments; a renewal or a change of plan has that of its subscription. */
const ofCheckouts = ['api', 'web'];
/** The budget of calls is by the minute. */
const againAfterMs = 60_000;

/**
 * After a restore, asks the provider for every payment and every return of money since the backup. A buyer whose
 * account is not in the backup gets it again, from the provider's customer and the ids that we gave the payment, with
 * the welcome email. An account that cannot be made again becomes a row of the work list. Without an answer a job
 * continues a minute later from where this stopped.
 */
export async function recoverAfterRestore(deps: RecoverDeps, restore: OpenRestore): Promise<Progress> {
  const { db, provider, clock, log } = deps;
  const since = restore.takenAt - overlapMs;
  const payments = (after: string | null) => provider.books.transactionsSince(since, after);
  const returns = (after: string | null) => provider.books.adjustmentsSince(since, after);
  const progress = await readPages(payments, restore.readUpTo, async (page: TransactionEvent[], after) => {
    const isAway = (await recoverPayments(deps, restore, page)) === 'away';
    if (!isAway && after !== null) await markRead(db, restore.id, after);
    return isAway ? 'away' : 'done';
  });
  const all = progress === 'away' ? progress : await readPages(returns, null, (page) => applyReturns(deps, page));
  if (all === 'away') {
    const uniqueKey = `reconcile:restore:${restore.id}:${Math.floor(clock() / againAfterMs)}`;
    await enqueue(db, { kind: 'reconcile', uniqueKey, payload: {}, runAt: clock() + againAfterMs });
    return 'away';
  }
  await markRecovered(db, restore.id, clock());
  log.info({ restore: restore.id }, 'Everything since the backup was asked of the payment provider');
  return 'done';
}

async function readPages<Entity>(
  list: (after: string | null) => Promise<ProviderOutcome<Page<Entity>>>,
  from: string | null,
  take: (page: Entity[], after: string | null) => Promise<Progress>,
): Promise<Progress> {
  for (let after = from; ; ) {
    const page = await list(after);
    if (!('ok' in page) || (await take(page.ok.entities, page.ok.after)) === 'away') return 'away';
    if (page.ok.after === null) return 'done';
    after = page.ok.after;
  }
}

async function recoverPayments(deps: RecoverDeps, restore: OpenRestore, page: TransactionEvent[]): Promise<Progress> {
  let progress: Progress = 'done';
  await eachApart(
    page,
    async (payment) => {
      progress = await recoverPayment(deps, restore, payment);
      return progress === 'away' ? 'enough' : 'done';
    },
    async (error, payment) => {
      deps.log.error({ id: payment.id, reason: reasonOf(error) }, 'A payment since the backup could not be applied');
      await tellNobodys(deps, payment);
    },
  );
  return progress;
}

async function recoverPayment(deps: RecoverDeps, restore: OpenRestore, payment: TransactionEvent): Promise<Progress> {
  const { db, clock } = deps;
  const known = await inTransaction(db, (tx) => readKnown(tx, payment));
  if (ownerOf(known) === null && !isErased(known)) {
    // Somebody who has not paid has lost nothing.
    if (payment.status !== 'completed' && payment.status !== 'paid') return 'done';
    const made = await makeBuyerAgain(deps, restore, payment);
    if (made === 'away') return 'away';
    if (made === 'unknown') await tellNobodys(deps, payment);
  }
  const { subscriptionId } = payment;
  if (subscriptionId !== null && 'unavailable' in (await pullSubscription(deps, subscriptionId))) return 'away';
  await applyEvent(db, payment, clock());
  return 'done';
}

/** `unknown`: no record tells reliably who bought what. `forgotten`: the person was erased after they bought. */
async function makeBuyerAgain(
  { db, provider, clock }: RecoverDeps,
  { usersBelow }: OpenRestore,
  { id: transactionId, ties, origin, currency, record, paidAt, billedAt }: TransactionEvent,
): Promise<'made' | 'forgotten' | 'unknown' | 'away'> {
  const { customerId, checkoutId, userId } = ties;
  const sold = record.told?.kind === 'payment' ? record.told.sold : null;
  if (customerId === null || checkoutId === null || sold?.offerId == null) return 'unknown';
  if (!ofCheckouts.includes(origin)) return 'unknown';
  const lastSold = await findLastSold(db, sold.offerId);
  const customer = await provider.customers.find(customerId);
  if ('unavailable' in customer) return 'away';
  if (!('ok' in customer) || lastSold === null) return 'unknown';
  if (customer.ok === 'forgotten') return 'forgotten';
  const { name } = customer.ok;
  const email = readEmailAddress(customer.ok.email);
  if (email === null) return 'unknown';
  const now = clock();
  const isOurs = userId !== null && BigInt(userId) < usersBelow;
  await inTransaction(db, async (tx) => {
    // Two servers may recover at once; the second then finds what the first has made.
    await lockSubject(tx, customerId);
    const account = { ...email, id: isOurs ? userId : null, name: name ?? '', customerId, now };
    const owner = await findOrMakeAgain(tx, account);
    const { prices: _, intro: _intro, countryPrices: _places, ...offer } = lastSold;
    const asSold = { ...offer, price: { amount_minor: sold.listedMinor, currency } };
    const paid = paidAt ?? billedAt ?? now;
    await makeCheckoutAgain(tx, { id: checkoutId, userId: owner, transactionId, offer: asSold, paidAt: paid });
    const act = { act: 'made an account again', userId: owner, subjectId: checkoutId };
    await recordAct(tx, { actor: 'system', ...act, now });
    await closeWork(tx, { kind: 'notification of nobody', about: { transactionId }, because: 'Made again.', now });
  });
  return 'made';
}

function tellNobodys({ db, clock }: RecoverDeps, { id, subscriptionId }: TransactionEvent): Promise<void> {
  const about = subscriptionId ?? id;
  const facts = { about, transaction_id: id };
  return openWork(db, { kind: 'notification of nobody', subject: about, facts, now: clock(), isOnce: true });
}

async function applyReturns({ db, clock, log }: RecoverDeps, page: AdjustmentEvent[]): Promise<Progress> {
  await eachApart(
    page,
    (one) => applyEvent(db, one, clock()),
    (error, { id }) => log.error({ id, reason: reasonOf(error) }, 'A return since the backup could not be applied'),
  );
  return 'done';
}
