import type { Transaction } from 'kysely';
import { dayMs } from '#contract/day.ts';
import { readEmailAddress } from '#server/identity/email-address.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { unstorableIn } from '#server/platform/http/storable-data.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { countSignal, type SignalKind } from '#server/platform/signals/signals.sql.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import { saveOutcome } from './email-outcomes.sql.ts';
import type { MailEvent } from './mail-event.ts';
import { findUnreached, listCorrected, suppress } from './suppressions.sql.ts';

/** A receipt that is older than this lets nobody in any more. */
const letsInForMs = 30 * dayMs;

interface Taken {
  /** Whether the work list has a row about it. */
  isTold: boolean;
}

/**
 * Ties the event to its email, records that an address takes none, and puts a buyer who cannot get in on the work list.
 * Providers repeat their events, so a second one changes nothing.
 * @param isOfSent whether it is about an email that was handed over
 * @param letsIn whether the refused email is one that lets the person in, such as a receipt
 */
export function takeMailEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  event: MailEvent,
  options: { isOfSent?: boolean; letsIn?: boolean; signal?: SignalKind } = {},
): Promise<Taken> {
  const { isOfSent = true, letsIn = false, signal = signalOf(event) } = options;
  const emailKey = readEmailAddress(event.email)?.emailKey;
  if (emailKey === undefined) return Promise.resolve({ isTold: false });
  const { kind: reason, why } = event;
  const messageId = unstorableIn(event.messageId) === null ? event.messageId : null;
  const now = clock();
  return inTransaction(db, async (tx) => {
    if (isOfSent) await saveOutcome(tx, { emailKey, messageId, outcome: reason, why, now });
    if (reason === 'soft bounce') return { isTold: false };
    if (await suppress(tx, { emailKey, reason, now })) await countSignal(tx, signal, now);
    return { isTold: reason === 'hard bounce' && (await tellUnreached(tx, { emailKey, letsIn, now })) };
  });
}

async function tellUnreached(
  tx: Transaction<Schema>,
  { emailKey, letsIn, now }: { emailKey: string; letsIn: boolean; now: number },
): Promise<boolean> {
  const unreached = await findUnreached(tx, emailKey, now - letsInForMs);
  if (!unreached?.paid || !(letsIn || unreached.wasLetIn)) return false;
  const { userId, paid } = unreached;
  const at: { at?: string } = paid.at === null ? {} : { at: paid.at.toISOString() };
  await openWork(tx, {
    kind: 'receipt bounced',
    subject: userId,
    userId,
    now,
    facts: { amount_minor: paid.amountMinor, currency: paid.currency, ...at },
  });
  return true;
}

const signalOf = ({ kind }: MailEvent): SignalKind => (kind === 'complaint' ? 'mail complaint' : 'mail bounced');

/** Closes the rows about bounced receipts of people whose address was corrected. */
export async function closeCorrected({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const because = 'The address was corrected.';
  await eachApart(
    await listCorrected(db),
    (subject) => closeWork(db, { kind: 'receipt bounced', about: { subject }, because, now: clock() }),
    (error, subject) => log.warn(`The row of a corrected address stays open (${subject}): ${reasonOf(error)}`),
  );
}
