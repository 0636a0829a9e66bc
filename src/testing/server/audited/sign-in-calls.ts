import { type ConsoleCall, consoleCalls as c } from '#contract/console/calls.ts';
import { createAuthenticator } from '../authenticator.ts';
import type { TestConsole } from '../console.ts';
import { elementLabel } from '../element-rule.ts';
import { addedPasskey, invited, invitedToken, withCodeApp, withPasskey } from '../enrolled.ts';
import { codeOf } from '../operators.ts';
import type { AuditedCall, Prepared } from './audited-call.ts';

const email = 'ada@example.com';
const password = 'seven kites over the bay';

/** An owner's call with this body; `id`: of its subject. */
const byOwner =
  (call: ConsoleCall, body?: object, idOf?: (desk: TestConsole) => Promise<string>) =>
  async (desk: TestConsole): Promise<Prepared> => {
    const { token } = await desk.operator('owner');
    const id = await idOf?.(desk);
    return () => desk.call(call, token, body, id === undefined ? undefined : { id });
  };
const another = async (desk: TestConsole) => (await desk.operator('analyst')).id;
const nobody = async () => '999999';
/** The id of the only factor of the operator whose session `token` is. */
const factorOf = async (desk: TestConsole, token: string): Promise<string> =>
  (await desk.call(c.readOwnSignIn, token)).json().factors[0].id;
/** A call with this body by somebody with one passkey. */
const withOnePasskey =
  (call: ConsoleCall, body?: object) =>
  async (desk: TestConsole): Promise<Prepared> => {
    const { token } = await withPasskey(desk, email);
    const id = await factorOf(desk, token);
    return () => desk.call(call, token, body, { id });
  };
/** A signature that was made for another challenge. */
const wrongSignature =
  (call: ConsoleCall, isSignedIn: boolean) =>
  async (desk: TestConsole): Promise<Prepared> => {
    const { token, authenticator } = await withPasskey(desk, email);
    const other = isSignedIn ? await desk.call(c.beginPasskeySignIn, null) : await desk.call(c.beginConfirming, token);
    const response = authenticator.sign(other.json());
    return () => desk.call(call, isSignedIn ? token : null, { response });
  };
const keptLabel = async (desk: TestConsole): Promise<string> => {
  const { token } = await desk.operator('growth');
  return (await desk.call(c.saveLabel, token, elementLabel)).json().id;
};
const onlyOwner =
  (call: ConsoleCall, body?: object) =>
  async (desk: TestConsole): Promise<Prepared> => {
    const { token, id } = await desk.operator('owner');
    return () => desk.call(call, token, body, { id });
  };

/** Signing in, the team and names of elements: how each call is made. */
export const signInCalls: Partial<Record<ConsoleCall, AuditedCall<TestConsole>>> = {
  [c.signInToConsole]: {
    prepare: async (desk) => {
      await desk.start(password);
      return () => desk.signIn(password);
    },
    refuse: async (desk) => {
      await desk.start(password);
      return () => desk.signIn('another password entirely');
    },
  },
  [c.signInAsOperator]: {
    prepare: async (desk) => {
      const { secret } = await withCodeApp(desk, email, password);
      desk.deps().advance(30_000);
      const code = codeOf(secret, desk.deps().wallClock());
      return () => desk.call(c.signInAsOperator, null, { email, password, code });
    },
    refuse: async (desk) => {
      await withCodeApp(desk, email, password);
      return () => desk.call(c.signInAsOperator, null, { email, password: 'another password', code: '123456' });
    },
  },
  [c.signInByPasskey]: {
    prepare: async (desk) => {
      const { authenticator } = await withPasskey(desk, email);
      const response = authenticator.sign((await desk.call(c.beginPasskeySignIn, null)).json());
      return () => desk.call(c.signInByPasskey, null, { response });
    },
    refuse: wrongSignature(c.signInByPasskey, false),
  },
  [c.openInvitation]: {
    prepare: async (desk) => {
      const owner = await desk.operator('owner');
      await desk.call(c.inviteOperator, owner.token, { email, name: 'Ada', role: 'money' });
      const token = await invitedToken(desk);
      return () => desk.call(c.openInvitation, null, { token });
    },
    refuse: async (desk) => () => desk.call(c.openInvitation, null, { token: 'x'.repeat(43) }),
    // The token belongs to nobody, and anybody may try one.
    leavesNone: true,
  },
  [c.signOutOfConsole]: {
    prepare: async (desk) => {
      const { token } = await desk.operator('owner');
      return () => desk.signOut(token);
    },
    neverRefused: true,
  },
  [c.confirmByPasskey]: {
    prepare: async (desk) => {
      const { token, authenticator } = await withPasskey(desk, email);
      const response = authenticator.sign((await desk.call(c.beginConfirming, token)).json());
      return () => desk.call(c.confirmByPasskey, token, { response });
    },
    refuse: wrongSignature(c.confirmByPasskey, true),
  },
  [c.confirmByCode]: {
    prepare: async (desk) => {
      const { token, recoveryCodes } = await withPasskey(desk, email);
      return () => desk.call(c.confirmByCode, token, { code: recoveryCodes[0] });
    },
    refuse: async (desk) => {
      const { token } = await withPasskey(desk, email);
      return () => desk.call(c.confirmByCode, token, { code: '123456' });
    },
  },
  [c.makeFirstOwner]: {
    prepare: async (desk) => {
      await desk.start(password);
      const token = await desk.signedIn(password);
      return () => desk.call(c.makeFirstOwner, token, { name: 'Ada', email });
    },
    refuse: async (desk) => {
      await desk.start(password);
      const token = await desk.signedIn(password);
      await desk.operator('owner');
      return () => desk.call(c.makeFirstOwner, token, { name: 'Ada', email });
    },
  },
  [c.setOwnPassword]: {
    prepare: byOwner(c.setOwnPassword, { password }),
    refuse: byOwner(c.setOwnPassword, { password: '1234567890' }),
    leavesNone: true,
  },
  [c.addTotp]: {
    prepare: async (desk) => {
      const { token } = await invited(desk, { email });
      await desk.call(c.setOwnPassword, token, { password });
      const { secret, sealed } = (await desk.call(c.beginTotp, token)).json();
      const code = codeOf(secret, desk.deps().wallClock());
      return () => desk.call(c.addTotp, token, { sealed, code, name: 'Phone' });
    },
    refuse: async (desk) => {
      const { token } = await withCodeApp(desk, email, password);
      const { sealed } = (await desk.call(c.beginTotp, token)).json();
      return () => desk.call(c.addTotp, token, { sealed, code: '000000', name: 'Phone' });
    },
    leavesNone: true,
  },
  [c.addPasskey]: {
    prepare: async (desk) => {
      const { token } = await invited(desk, { email });
      return () => addedPasskey(desk, token, createAuthenticator());
    },
    refuse: async (desk) => {
      const { token, authenticator } = await withPasskey(desk, email);
      return () => addedPasskey(desk, token, authenticator);
    },
  },
  [c.nameFactor]: {
    prepare: withOnePasskey(c.nameFactor, { name: 'Mac' }),
    refuse: byOwner(c.nameFactor, { name: 'Mac' }, nobody),
    leavesNone: true,
  },
  [c.removeFactor]: {
    prepare: async (desk) => {
      const { token } = await withPasskey(desk, email);
      await addedPasskey(desk, token, createAuthenticator());
      const id = await factorOf(desk, token);
      return () => desk.call(c.removeFactor, token, undefined, { id });
    },
    refuse: withOnePasskey(c.removeFactor),
  },
  [c.renewRecoveryCodes]: { prepare: byOwner(c.renewRecoveryCodes), neverRefused: true },
  [c.setOwnTimeZone]: {
    prepare: byOwner(c.setOwnTimeZone, { time_zone: 'Europe/Berlin' }),
    refuse: byOwner(c.setOwnTimeZone, { time_zone: 'Europe/Atlantis' }),
    leavesNone: true,
  },
  [c.chooseDigest]: {
    prepare: byOwner(c.chooseDigest, { hour: 7 }),
    refuse: async (desk) => {
      await desk.start(password);
      const token = await desk.signedIn(password);
      return () => desk.call(c.chooseDigest, token, { hour: 7 });
    },
    leavesNone: true,
  },
  [c.endConsoleSession]: {
    prepare: async (desk) => {
      const { token } = await desk.operator('owner');
      const [{ id }] = (await desk.call(c.readOwnSignIn, token)).json().sessions;
      return () => desk.call(c.endConsoleSession, token, undefined, { id });
    },
    refuse: byOwner(c.endConsoleSession, undefined, async () => '0123456789abcdef'),
    leavesNone: true,
  },
  [c.endOtherConsoleSessions]: { prepare: byOwner(c.endOtherConsoleSessions), neverRefused: true },
  [c.inviteOperator]: {
    prepare: byOwner(c.inviteOperator, { email, name: 'Ada', role: 'money' }),
    refuse: async (desk) => {
      await withPasskey(desk, email);
      return byOwner(c.inviteOperator, { email, name: 'Ada', role: 'money' })(desk);
    },
  },
  [c.inviteAgain]: { prepare: byOwner(c.inviteAgain, undefined, another), refuse: onlyOwner(c.inviteAgain) },
  [c.changeRole]: {
    prepare: byOwner(c.changeRole, { role: 'growth' }, another),
    refuse: onlyOwner(c.changeRole, { role: 'growth' }),
  },
  [c.endOperator]: { prepare: byOwner(c.endOperator, undefined, another), refuse: onlyOwner(c.endOperator) },
  [c.makeSelectorToken]: { prepare: byOwner(c.makeSelectorToken, { page: '/' }), neverRefused: true },
  [c.saveLabel]: {
    prepare: byOwner(c.saveLabel, elementLabel),
    refuse: async (desk) => {
      await keptLabel(desk);
      return byOwner(c.saveLabel, elementLabel)(desk);
    },
  },
  [c.removeLabel]: { prepare: byOwner(c.removeLabel, undefined, keptLabel), neverRefused: true },
  [c.verifyAudit]: { prepare: byOwner(c.verifyAudit), neverRefused: true },
};
