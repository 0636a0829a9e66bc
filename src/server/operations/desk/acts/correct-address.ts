import type { CorrectAddressBody } from '#contract/console-desk-acts.ts';
import { correctAddress } from '#server/account/address/correct-address.ts';
import { emailFault, readEmailAddress } from '#server/identity/email-address.ts';
import { type DeskAct, type DeskActDeps, type Refused, runOnce } from './run-once.ts';

const refusals: Record<'gone' | 'same' | 'taken', Refused> = {
  gone: { status: 404, error: 'There is no account with this number.' },
  same: { status: 409, error: 'This is the address of the account already.' },
  taken: { status: 409, error: 'Another account has this address. Find it, and look which of the two is meant.' },
};

/** Corrects the address of an account. The audit says that, and no address. */
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
