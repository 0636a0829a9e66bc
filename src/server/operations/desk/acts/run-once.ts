import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ConsoleAct } from '#contract/console/acts.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { type Answered, findDeskAct, insertDeskAct, lockPerson, saveAnswer, takeDeskActOver } from './desk-acts.sql.ts';

export type DeskActDeps = Pick<Deps, 'db' | 'clock'>;

/** A request that an operator makes by a button of the desk. */
export interface DeskAct {
  operator: Operator;
  act: ConsoleAct;
  userId: string;
  /** The request as it was sent; `key` is the browser's for this act. */
  body: { key: string };
}

/** Details for the audit, besides who, what and when. No address and no secret. */
interface Noted {
  subject?: string;
  before?: string;
  after?: string;
  reason?: string;
}

/** The outcome of an act: done, with a sentence for the operator, or why not. */
export type Outcome = ({ said: string } | { refused: Refused }) & Noted;
export interface Refused {
  status: 400 | 404 | 409 | 503;
  error: string;
}

const unknown: Refused = { status: 404, error: 'There is no account with this number.' };
const underWay: Answered = {
  refusal: { status: 409, error: 'This is still under way. Look at the person again in a minute.' },
};
const otherAct: Answered = {
  refusal: { status: 409, error: 'This press belongs to something else. Close the dialog and open it again.' },
};

/** Longer than all calls of one act can take together. */
const underWayForMs = 60_000;

/**
 * Carries out an act in one transaction, with its entry in the audit and its answer, so that a repeated request gets
 * the same answer and does nothing. The person is locked, so that acts of several operators wait for each other.
 */
export function runOnce(
  { db, clock }: DeskActDeps,
  press: DeskAct,
  run: (tx: Transaction<Schema>) => Promise<Outcome>,
): Promise<Answered> {
  const { key, asked } = identityOf(press);
  return inTransaction(db, async (tx) => {
    const now = clock();
    const isKnown = await lockPerson(tx, press.userId);
    const earlier = await findDeskAct(tx, key);
    if (earlier) return repeated(earlier, asked) ?? underWay;
    const outcome = isKnown ? await run(tx) : { refused: unknown };
    const answer = answerOf(outcome);
    await insertDeskAct(
      tx,
      newDeskAct(press, { key, asked, isKnown: isKnown && !isGone(press.act, answer), now }),
      answer,
    );
    await noteOutcome(tx, press, { outcome, now });
    return answer;
  });
}

/**
 * Carries out an act that has to ask the provider first. `run` calls `finish` in the transaction that writes what the
 * provider did; after a refusal `finish` is called here. An act whose process ended is carried out again after a
 * minute.
 */
export async function runOnceAtProvider(
  { db, clock }: DeskActDeps,
  press: DeskAct,
  run: (finish: (tx: Transaction<Schema>, outcome: Outcome) => Promise<void>) => Promise<{ refused: Refused } | 'done'>,
): Promise<Answered> {
  const { key, asked } = identityOf(press);
  const begun = await inTransaction(db, async (tx) => {
    const now = clock();
    const isKnown = await lockPerson(tx, press.userId);
    const earlier = await findDeskAct(tx, key);
    if (earlier?.answer === null && earlier.asked.equals(asked) && now - earlier.pressedAt >= underWayForMs) {
      await takeDeskActOver(tx, key, now);
      return null;
    }
    if (earlier) return repeated(earlier, asked) ?? underWay;
    const answer = isKnown ? null : { refusal: unknown };
    await insertDeskAct(tx, newDeskAct(press, { key, asked, isKnown, now }), answer);
    if (answer) await noteOutcome(tx, press, { outcome: { refused: unknown }, now });
    return answer;
  });
  if (begun) return begun;
  let answer: Answered | null = null;
  const finish = async (tx: Transaction<Schema>, outcome: Outcome) => {
    answer = answerOf(outcome);
    await saveAnswer(tx, key, answer);
    await noteOutcome(tx, press, { outcome, now: clock() });
  };
  const outcome = await run(finish);
  if (outcome !== 'done') await inTransaction(db, (tx) => finish(tx, outcome));
  return answer ?? underWay;
}

/** The answer to a repeated request; null while the first one has none. */
function repeated(earlier: { asked: Buffer; answer: Answered | null }, asked: Buffer): Answered | null {
  return earlier.asked.equals(asked) ? earlier.answer : otherAct;
}

/** The key, and a hash of the request and its operator. */
function identityOf({ operator, act, userId, body }: DeskAct): { key: string; asked: Buffer } {
  const asked = JSON.stringify([operator.operatorId, act, userId, Object.entries(body).sort()]);
  return { key: body.key, asked: createHash('sha256').update(asked).digest() };
}

function newDeskAct(
  { operator, act, userId }: DeskAct,
  { key, asked, isKnown, now }: { key: string; asked: Buffer; isKnown: boolean; now: number },
) {
  return { key, asked, act, userId: isKnown ? userId : null, operatorId: operator.operatorId, now };
}

/** Whether the person is erased by the act itself. */
function isGone(act: ConsoleAct, answer: Answered): boolean {
  return act === 'erased a person' && 'said' in answer;
}

function answerOf(outcome: Outcome): Answered {
  return 'said' in outcome ? { said: outcome.said } : { refusal: outcome.refused };
}

function noteOutcome(
  tx: Transaction<Schema>,
  { operator, act, userId }: DeskAct,
  { outcome, now }: { outcome: Outcome; now: number },
): Promise<void> {
  const { subject = '', before = '', after = '', reason = '' } = outcome;
  const refused = 'refused' in outcome ? outcome.refused.error : null;
  return recordAudit(tx, {
    by: operator,
    act,
    userId,
    subject,
    before,
    after: refused ?? after,
    reason,
    now,
    outcome: refused === null ? 'done' : 'refused',
  });
}
