import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ConsoleCall, consoleCalls } from '#contract/console-calls.ts';
import { openWork } from '#server/platform/work/work-items.sql.ts';
import { createAuthenticator } from '#testing/server/authenticator.ts';
import type { TestConsole } from '#testing/server/console.ts';
import { elementLabel } from '#testing/server/element-rule.ts';
import { addedPasskey, invited, invitedToken, withCodeApp, withPasskey } from '#testing/server/enrolled.ts';
import { codeOf } from '#testing/server/operators.ts';
import { useTestConsole } from '#testing/server/use.ts';

/**
 * Every call of the console that changes something leaves exactly one entry in the audit. A new one needs one line in
 * one of these tables: how to make it (`made`, or `refused`), the test that makes it and reads the audit (`elsewhere`),
 * or why it leaves none (`without`).
 */
const c = consoleCalls;
const email = 'ada@example.com';
const password = 'seven kites over the bay';

/** Prepares the call, and returns what makes it. */
type Preparation = (desk: TestConsole) => Promise<() => Promise<{ statusCode: number }>>;

/** An owner's call with this body; `id`: of what it is about. */
const byOwner =
  (call: ConsoleCall, body?: object, idOf?: (desk: TestConsole) => Promise<string>): Preparation =>
  async (desk) => {
    const { token } = await desk.operator('owner');
    const id = await idOf?.(desk);
    return () => desk.call(call, token, body, id === undefined ? undefined : { id });
  };
const another = async (desk: TestConsole) => (await desk.operator('analyst')).id;
/** The id of the only factor of somebody, whose session `token` is. */
const factorOf = async (desk: TestConsole, token: string): Promise<string> =>
  (await desk.call(c.readOwnSignIn, token)).json().factors[0].id;

const made: Partial<Record<ConsoleCall, Preparation>> = {
  [c.signInToConsole]: async (desk) => {
    await desk.start(password);
    return () => desk.signIn(password);
  },
  [c.signInAsOperator]: async (desk) => {
    const { secret } = await withCodeApp(desk, email, password);
    desk.deps().advance(30_000);
    const code = codeOf(secret, desk.deps().wallClock());
    return () => desk.call(c.signInAsOperator, null, { email, password, code });
  },
  [c.signInByPasskey]: async (desk) => {
    const { authenticator } = await withPasskey(desk, email);
    const response = authenticator.sign((await desk.call(c.beginPasskeySignIn, null)).json());
    return () => desk.call(c.signInByPasskey, null, { response });
  },
  [c.openInvitation]: async (desk) => {
    const owner = await desk.operator('owner');
    await desk.call(c.inviteOperator, owner.token, { email, name: 'Ada', role: 'money' });
    const token = await invitedToken(desk);
    return () => desk.call(c.openInvitation, null, { token });
  },
  [c.signOutOfConsole]: async (desk) => {
    const { token } = await desk.operator('owner');
    return () => desk.signOut(token);
  },
  [c.confirmByPasskey]: async (desk) => {
    const { token, authenticator } = await withPasskey(desk, email);
    const response = authenticator.sign((await desk.call(c.beginConfirming, token)).json());
    return () => desk.call(c.confirmByPasskey, token, { response });
  },
  [c.confirmByCode]: async (desk) => {
    const { token, recoveryCodes } = await withPasskey(desk, email);
    return () => desk.call(c.confirmByCode, token, { code: recoveryCodes[0] });
  },
  [c.makeFirstOwner]: async (desk) => {
    await desk.start(password);
    const token = await desk.signedIn(password);
    return () => desk.call(c.makeFirstOwner, token, { name: 'Ada', email });
  },
  [c.setOwnPassword]: byOwner(c.setOwnPassword, { password }),
  [c.addTotp]: async (desk) => {
    const { token } = await invited(desk, { email });
    await desk.call(c.setOwnPassword, token, { password });
    const { secret, sealed } = (await desk.call(c.beginTotp, token)).json();
    const code = codeOf(secret, desk.deps().wallClock());
    return () => desk.call(c.addTotp, token, { sealed, code, name: 'Phone' });
  },
  [c.addPasskey]: async (desk) => {
    const { token } = await invited(desk, { email });
    return () => addedPasskey(desk, token, createAuthenticator());
  },
  [c.nameFactor]: async (desk) => {
    const { token } = await withPasskey(desk, email);
    const id = await factorOf(desk, token);
    return () => desk.call(c.nameFactor, token, { name: 'Mac' }, { id });
  },
  [c.removeFactor]: async (desk) => {
    const { token } = await withPasskey(desk, email);
    await addedPasskey(desk, token, createAuthenticator());
    const id = await factorOf(desk, token);
    return () => desk.call(c.removeFactor, token, undefined, { id });
  },
  [c.renewRecoveryCodes]: byOwner(c.renewRecoveryCodes),
  [c.setOwnTimeZone]: byOwner(c.setOwnTimeZone, { time_zone: 'Europe/Berlin' }),
  [c.endConsoleSession]: async (desk) => {
    const { token } = await desk.operator('owner');
    const [{ id }] = (await desk.call(c.readOwnSignIn, token)).json().sessions;
    return () => desk.call(c.endConsoleSession, token, undefined, { id });
  },
  [c.endOtherConsoleSessions]: byOwner(c.endOtherConsoleSessions),
  [c.inviteOperator]: byOwner(c.inviteOperator, { email, name: 'Ada', role: 'money' }),
  [c.inviteAgain]: byOwner(c.inviteAgain, undefined, another),
  [c.changeRole]: byOwner(c.changeRole, { role: 'growth' }, another),
  [c.endOperator]: byOwner(c.endOperator, undefined, another),
  [c.makeSelectorToken]: byOwner(c.makeSelectorToken, { page: '/' }),
  [c.keepLabel]: byOwner(c.keepLabel, elementLabel),
  [c.removeLabel]: byOwner(c.removeLabel, undefined, async (desk) => {
    const { token } = await desk.operator('growth');
    return (await desk.call(c.keepLabel, token, elementLabel)).json().id;
  }),
  [c.verifyAudit]: byOwner(c.verifyAudit),
};

/** Calls whose own test makes them and reads the audit; below `src/server`. */
const acts = 'operations/desk/acts/desk-acts.test.ts';
const desk = 'operations/desk/desk.routes.test.ts';
const work = 'operations/work/work.routes.test.ts';
const comparison = 'operations/reconciliation/reconciliation.routes.test.ts';
const elsewhere: Partial<Record<ConsoleCall, string>> = {
  [c.showHealthData]: desk,
  [c.signSubscriberOut]: desk,
  [c.refundPayment]: 'operations/desk/acts/refund-payment.test.ts',
  [c.cancelForPerson]: acts,
  [c.keepForPerson]: acts,
  [c.giveDays]: acts,
  [c.giveFreeAccess]: acts,
  [c.endGivenAccess]: acts,
  [c.correctAddress]: acts,
  [c.sendEmailAgain]: acts,
  [c.writeNote]: acts,
  [c.exportPerson]: acts,
  [c.erasePerson]: acts,
  [c.assignWork]: work,
  [c.solveWork]: work,
  [c.reopenWork]: work,
  [c.runJobAgain]: work,
  [c.compareNow]: comparison,
  [c.explainDifference]: comparison,
  [c.acknowledgeAlert]: 'operations/alerts/watch.test.ts',
};

/** Calls that need the provider when they succeed; refused, they leave one entry all the same. */
const refused: Partial<Record<ConsoleCall, Preparation>> = {
  [c.findOwner]: byOwner(c.findOwner, { user_id: '999999999' }, async (testDesk) => {
    await openWork(testDesk.deps().db, { kind: 'job given up', subject: '1', facts: {}, now: testDesk.deps().clock() });
    return (await testDesk.query('select id from work_items'))[0].id;
  }),
};

const without: Partial<Record<ConsoleCall, string>> = {
  [c.countElement]: 'it counts, and changes nothing',
  [c.beginPasskeySignIn]: 'it asks for something to sign; the signature is the act',
  [c.beginConfirming]: 'it asks for something to sign; the signature is the act',
  [c.beginPasskey]: 'it asks for a passkey; keeping it is the act',
  [c.beginTotp]: 'it shows a secret that is kept with its first code only',
};

const testConsole = useTestConsole();
const changing = Object.values(consoleCalls).filter((call) => !call.startsWith('GET '));
const nameOf = (call: ConsoleCall) => Object.entries(consoleCalls).find(([, row]) => row === call)![0];

/** The entries that a call leaves. */
async function entriesOf(prepare: Preparation): Promise<object[]> {
  const call = await prepare(testConsole);
  const before = await testConsole.query('select position from audit');
  await call();
  const after = await testConsole.query('select outcome from audit order by position');
  return after.slice(before.length);
}

describe('the audit of the console', () => {
  it('every call that changes something is in one of the tables', () => {
    const listed = [made, refused, elsewhere, without].flatMap((table) => Object.keys(table));
    expect(listed.toSorted()).toEqual(changing.toSorted());
  });

  it.each(Object.entries(elsewhere))('%s is made and looked up in the audit in %s', (call, file) => {
    const full = path.join(import.meta.dirname, file);
    const text = existsSync(full) ? readFileSync(full, 'utf8') : '';
    expect(text).toContain(nameOf(call as ConsoleCall));
    expect(text).toMatch(/audit/i);
  });

  it.each(Object.entries(made))('%s leaves exactly one entry', async (_call, prepare) => {
    expect(await entriesOf(prepare)).toEqual([{ outcome: 'done' }]);
  });

  it.each(Object.entries(refused))('%s leaves exactly one entry when it is refused', async (_call, prepare) => {
    expect(await entriesOf(prepare)).toEqual([{ outcome: 'refused' }]);
  });
});
