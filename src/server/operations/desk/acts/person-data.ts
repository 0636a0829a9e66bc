import { Readable } from 'node:stream';
import type { CorrectAddressBody, ErasePersonBody, NoteBody, ReasonedBody } from '#contract/console/desk-acts.ts';
import { correctAddress } from '#server/account/address/correct-address.ts';
import { eraseWithin } from '#server/account/erase-account.ts';
import { exportOwnData } from '#server/account/export-own-data.ts';
import { emailFault, readEmailAddress } from '#server/identity/email-address.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { insertNote } from './desk-acts.sql.ts';
import { type DeskAct, type DeskActDeps, type Outcome, type Refused, runOnce } from './run-once.ts';
import { emailKeyOf } from './sent-again.sql.ts';

/** The copy of a person's data, the same that the person can get; or why there is none. */
export async function copyPerson(deps: DeskActDeps, press: Omit<DeskAct, 'act'> & { body: ReasonedBody }) {
  const { reason } = press.body;
  const act = 'copied a person’s data';
  let isFirst = false;
  const answer = await runOnce(deps, { ...press, act }, async () => {
    isFirst = true;
    return { said: 'Copied.', reason };
  });
  if (!('said' in answer)) return answer;
  // A repeated press returns a fresh copy, so it is recorded as another look at everything.
  if (!isFirst) {
    const { operator: by, userId } = press;
    await recordAuditAlone(deps.db, { by, act, userId, reason, after: 'again, by the same press', now: deps.clock() });
  }
  return Readable.from(exportOwnData(deps, press.userId));
}

/** Erases a person as the person could; the address has to be typed, so that it is the right one. */
export function erasePerson(deps: DeskActDeps, press: Omit<DeskAct, 'act'> & { body: ErasePersonBody }) {
  return runOnce(deps, { ...press, act: 'erased a person' }, async (tx): Promise<Outcome> => {
    const { userId, operator, body } = press;
    const { reason } = body;
    if (readEmailAddress(body.email)?.emailKey !== (await emailKeyOf(tx, userId))) {
      return {
        refused: { status: 400, error: 'This is not the address of this account. Nothing was erased.' },
        reason,
      };
    }
    const erasure = { userId, deviceId: null, email: true, operator: operator.name, now: deps.clock() };
    if ((await eraseWithin(tx, erasure)) !== 'erased') {
      const error = 'Money is on its way back to this person. Erase the account when it has arrived.';
      return { refused: { status: 409, error }, reason };
    }
    return { said: 'Erased. The person gets a last email, and nothing is charged any more.', reason };
  });
}

/**
 * Stores a note about a person, in plain text. It is in the person's own copy of the data; the audit has no text of it.
 */
export function writeNote(deps: DeskActDeps, press: Omit<DeskAct, 'act'> & { body: NoteBody }) {
  return runOnce(deps, { ...press, act: 'wrote a note' }, async (tx) => {
    const { userId, operator, body } = press;
    const id = await insertNote(tx, { userId, text: body.text.trim(), by: operator.name, now: deps.clock() });
    return { said: 'The note is kept.', subject: `note ${id}` };
  });
}

const refusals: Record<'gone' | 'same' | 'taken', Refused> = {
  gone: { status: 404, error: 'There is no account with this number.' },
  same: { status: 409, error: 'This is the address of the account already.' },
  taken: { status: 409, error: 'Another account has this address. Find it, and look which of the two is meant.' },
};

/** Corrects the address of an account. The audit records the act without an address. */
export function correctAddressFor(deps: DeskActDeps, press: Omit<DeskAct, 'act'> & { body: CorrectAddressBody }) {
  return runOnce(deps, { ...press, act: 'corrected an address' }, async (tx) => {
    const { userId, operator, body } = press;
    const { reason } = body;
    const to = readEmailAddress(body.email);
    if (to === null) return { refused: { status: 400, error: emailFault }, reason };
    const corrected = await correctAddress(tx, { userId, to, by: operator.name, now: deps.clock() });
    if (corrected !== 'corrected') return { refused: refusals[corrected.refused], reason };
    const said = 'The address is corrected. Both addresses get an email, and all devices are signed out.';
    return { said, reason, after: 'another address, not confirmed yet' };
  });
}
