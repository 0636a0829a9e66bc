import { Readable } from 'node:stream';
import type { ErasePersonBody, ReasonedBody } from '#contract/console-desk-acts.ts';
import { eraseWithin } from '#server/account/erase-account.ts';
import { exportOwnData } from '#server/account/export-own-data.ts';
import { readEmailAddress } from '#server/identity/email-address.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { type DeskAct, type DeskActDeps, type Outcome, runOnce } from './run-once.ts';
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
  // A press that arrives again gets a copy again, so it is another look at everything.
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
