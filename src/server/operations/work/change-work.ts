import type { Transaction } from 'kysely';
import type { ConsoleAct } from '#contract/console/acts.ts';
import { isAllowed } from '#contract/console/permissions.ts';
import type { GiveBody, TakeBody } from '#contract/console/work.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import { adoptPayments } from '#server/billing/projection/adopt-payments.ts';
import { processNotification } from '#server/billing/projection/notifications.ts';
import { pullTransaction } from '#server/billing/projection/pull.ts';
import { liftSuppression } from '#server/mail/bounces/suppressions.sql.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { closeWork } from '#server/platform/work/work-items.sql.ts';
import { lockOperator } from '../operators/operators.sql.ts';
import { isOf } from './work-row.ts';
import { type FoundWork, findEmail, lockWork, retryJob, setAssignee, setReopened, setSolved } from './work-rows.sql.ts';

/** `refused`: the reason, in words for the operator. */
export type WorkOutcome = { row: FoundWork } | { refused: string } | 'unknown';

type WorkDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * The operator takes a row or gives it back, unless somebody else has taken it since the operator's page was loaded.
 */
export function takeWork(
  { db, clock }: WorkDeps,
  { id, by, to, before }: { id: string; by: Operator } & TakeBody,
): Promise<WorkOutcome> {
  return changeRow(db, { id, by, act: 'took work', now: clock() }, async (tx, work) => {
    const isDone = to === 'me' ? isOf(work, by) : work.assignee_name === null;
    if (!isDone && work.assignee_name !== before) return overtaken(work);
    await setAssignee(tx, id, to === 'me' ? by : null);
    return { before: work.assignee_name ?? 'nobody', after: to === 'me' ? by.name : 'nobody' };
  });
}

/** Gives a row to another operator who may take it, unless somebody else has it since the page was loaded. */
export function giveWork(
  { db, clock }: WorkDeps,
  { id, by, operator_id: operatorId, before }: { id: string; by: Operator } & GiveBody,
): Promise<WorkOutcome> {
  return changeRow(db, { id, by, act: 'gave work', now: clock() }, async (tx, work) => {
    const to = await lockOperator(tx, operatorId);
    if (to?.state !== 'active' || !isAllowed(to.role, 'take work')) return { refused: 'They cannot take it.' };
    if (work.solved_at !== null) return { refused: 'It is solved.' };
    const after = { before: work.assignee_name ?? 'nobody', after: to.name };
    if (work.assignee_id === to.id) return after;
    if (work.assignee_name !== before) return overtaken(work);
    await setAssignee(tx, id, { operatorId: to.id, name: to.name });
    return after;
  });
}

const overtaken = ({ assignee_name: name }: FoundWork) => ({
  refused: name === null ? 'It was given back.' : `${name} has taken it.`,
});

/** Marks a row as solved. A solved one stays as it is. */
export function solveWork(
  { db, clock }: WorkDeps,
  { id, by, solution }: { id: string; by: Operator; solution: string },
): Promise<WorkOutcome> {
  const now = clock();
  return changeRow(db, { id, by, act: 'solved work', now, reason: solution }, async (tx, work) => {
    if (work.solved_at !== null) return { before: 'solved', after: 'solved' };
    await setSolved(tx, id, { by, solution, now });
    if (work.kind === 'receipt bounced') await tryAgain(tx, work);
    return { before: 'open', after: 'solved' };
  });
}

/** Sends our emails to a bounced address again, because an operator says that it is right. */
async function tryAgain(tx: Transaction<Schema>, { user_id: userId }: FoundWork): Promise<void> {
  const emailKey = userId === null ? null : await findEmail(tx, userId);
  if (emailKey !== null) await liftSuppression(tx, emailKey);
}

/** Opens a solved row again. */
export function reopenWork({ db, clock }: WorkDeps, { id, by }: { id: string; by: Operator }): Promise<WorkOutcome> {
  const now = clock();
  return changeRow(db, { id, by, act: 'reopened work', now }, async (tx, work) => {
    if (work.solved_at === null) return { before: 'open', after: 'open' };
    const isReopened = await setReopened(tx, work, now);
    return isReopened ? { before: 'solved', after: 'open' } : { refused: 'There is another open row about the same.' };
  });
}

/** Runs a job again that was given up; the row closes when the job is done. */
export function runJobAgain({ db, clock }: WorkDeps, { id, by }: { id: string; by: Operator }): Promise<WorkOutcome> {
  const now = clock();
  return changeRow(db, { id, by, act: 'ran a job again', now }, async (tx, work) => {
    if (work.kind !== 'job given up') return { refused: 'There is no job behind this row.' };
    const isTried = await retryJob(tx, work.subject, now);
    if (!isTried) return { refused: 'This job cannot run again: it has run, or what it needs is deleted.' };
    return { after: `job ${work.subject}` };
  });
}

/** Gives a notification without an owner to an account, and applies it. */
export async function findOwner(
  deps: Pick<BillingDeps, 'db' | 'clock' | 'provider' | 'log'>,
  { id, by, userId }: { id: string; by: Operator; userId: string },
): Promise<WorkOutcome> {
  const { db, clock } = deps;
  const about = { id, by, act: 'found an owner', userId, now: clock() } as const;
  const outcome = await changeRow(db, about, async (tx, work) => {
    if (work.kind !== 'notification of nobody') return { refused: 'There is no notification behind this row.' };
    if ((await findEmail(tx, userId)) === null) return { refused: 'There is no account with this number.' };
    return { after: `account ${userId}` };
  });
  if (!(typeof outcome === 'object' && 'row' in outcome) || outcome.row.solved_at !== null) return outcome;
  if (!(await applyFor(deps, outcome.row, userId)))
    return { refused: 'The notification could not be applied. It is tried again by itself.' };
  await adoptPayments(db, { about: String(outcome.row.facts.about ?? ''), userId });
  return inTransaction(db, async (tx) => {
    const row = await lockWork(tx, id);
    return row === null ? 'unknown' : { row };
  });
}

/** The subject of the row: a stored notification, or a payment that was found after a restore. */
async function applyFor(
  deps: Pick<BillingDeps, 'db' | 'clock' | 'provider' | 'log'>,
  { subject, facts }: FoundWork,
  userId: string,
): Promise<boolean> {
  const { transaction_id: transactionId } = facts;
  if (typeof transactionId !== 'string') return (await processNotification(deps, subject, userId)) === 'settled';
  if (!('ok' in (await pullTransaction(deps, transactionId, userId)))) return false;
  const because = 'Its owner is known now.';
  await closeWork(deps.db, { kind: 'notification of nobody', about: { subject }, because, now: deps.clock() });
  return true;
}

interface About {
  id: string;
  by: Operator;
  act: ConsoleAct;
  userId?: string;
  reason?: string;
  now: number;
}

type Change = { before?: string; after: string } | { refused: string };

/** Locks the row, changes it, and writes one audit entry, also for a refusal. */
function changeRow(
  db: Deps['db'],
  { id, by, act, userId, reason = '', now }: About,
  change: (tx: Transaction<Schema>, work: FoundWork) => Promise<Change>,
): Promise<WorkOutcome> {
  return inTransaction(db, async (tx) => {
    const work = await lockWork(tx, id);
    const entry = { by, act, subject: `work ${id}`, reason, now };
    if (work === null) {
      await recordAudit(tx, { ...entry, outcome: 'refused' });
      return 'unknown';
    }
    const changed = await change(tx, work);
    const about = { ...entry, userId: userId ?? work.user_id };
    if ('refused' in changed) {
      await recordAudit(tx, { ...about, outcome: 'refused', after: changed.refused });
      return changed;
    }
    await recordAudit(tx, { ...about, ...changed });
    return { row: (await lockWork(tx, id))! };
  });
}
