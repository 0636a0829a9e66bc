import { describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { type Authenticator, createAuthenticator } from '#testing/server/authenticator.ts';
import { addedPasskey, invited, withPasskey } from '#testing/server/enrolled.ts';
import { useTestConsole } from '#testing/server/use.ts';

const minuteMs = 60_000;
const email = 'ada@example.com';
const testConsole = useTestConsole();
const call: typeof testConsole.call = (...args) => testConsole.call(...args);

const request = async () => (await call(consoleCalls.beginPasskeySignIn, null)).json();
const signIn = (response: ReturnType<Authenticator['sign']>) => call(consoleCalls.signInByPasskey, null, { response });
const me = async (token: string) => (await call(consoleCalls.readOwnOperator, token)).json();
const refused = [400, { error: consoleRefusals.wrongPasskey }];

describe('setting up a passkey', () => {
  it('asks for one that is found by itself and checks the person, for this site only', async () => {
    const { token } = await invited(testConsole, { email });
    const options = (await call(consoleCalls.beginPasskey, token)).json();
    expect(options).toMatchObject({
      rp: { id: 'everkite.test' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('the first passkey opens everything that the role may, with ten recovery codes shown once', async () => {
    const { token, recoveryCodes } = await withPasskey(testConsole, email);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await me(token)).toMatchObject({
      name: 'Ada',
      role: 'support',
      is_enrolling: false,
      factors: ['passkey', 'recovery code'],
    });
    const stored = await testConsole.query('select operator_recovery_codes::text as line from operator_recovery_codes');
    expect(stored).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
  });

  it.each([
    ['of another site', { origin: 'https://everkite.example' }],
    ['for another site', { rpId: 'everkite.example' }],
    ['without fingerprint, face or PIN', { isVerified: false }],
    ['for a challenge that was never given', { challenge: 'bm90IGdpdmVu' }],
  ])('refuses a passkey %s', async (_what, tweak) => {
    const { token } = await invited(testConsole, { email });
    const options = (await call(consoleCalls.beginPasskey, token)).json();
    const response = createAuthenticator().make(options, tweak);
    expect((await call(consoleCalls.addPasskey, token, { name: 'Mac', response })).statusCode).toBe(400);
    expect(await me(token)).toMatchObject({ is_enrolling: true });
  });

  it('refuses a challenge that was given to another session, was used, or is older than five minutes', async () => {
    const [ada, grace] = [
      await invited(testConsole, { email }),
      await invited(testConsole, { email: 'grace@example.com', name: 'Grace' }),
    ];
    const options = (await call(consoleCalls.beginPasskey, grace.token)).json();
    const add = (token: string, response: object) => call(consoleCalls.addPasskey, token, { name: 'Mac', response });
    expect((await add(ada.token, createAuthenticator().make(options))).statusCode).toBe(400);
    expect((await add(grace.token, createAuthenticator().make(options))).statusCode).toBe(201);
    expect((await add(grace.token, createAuthenticator().make(options))).statusCode).toBe(400);
    const late = (await call(consoleCalls.beginPasskey, ada.token)).json();
    testConsole.deps().advance(5 * minuteMs);
    expect((await add(ada.token, createAuthenticator().make(late))).statusCode).toBe(400);
  });

  it('one passkey cannot be set up twice', async () => {
    const { token, authenticator } = await withPasskey(testConsole, email);
    const answer = await addedPasskey(testConsole, token, authenticator);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'This one is set up already.']);
  });
});

describe('signing in by passkey', () => {
  it('opens a confirmed session, and says in the audit who came', async () => {
    const { id, authenticator } = await withPasskey(testConsole, email, 'owner');
    const answer = await signIn(authenticator.sign(await request()));
    expect(answer.statusCode).toBe(200);
    expect(await me(answer.json().token)).toMatchObject({ id, role: 'owner', is_enrolling: false });
    expect((await call(consoleCalls.verifyAudit, answer.json().token)).json()).toMatchObject({ is_whole: true });
    const [entry] = await testConsole.query("select record from audit where act = 'signed in'");
    expect(JSON.parse(entry.record)).toMatchObject({ operator_id: id, level: 'second factor', outcome: 'done' });
  });

  it.each([
    ['of another site', { origin: 'https://everkite.example' }],
    ['for another site', { rpId: 'everkite.example' }],
    ['without fingerprint, face or PIN', { isVerified: false }],
    ['for a challenge that was never given', { challenge: 'bm90IGdpdmVu' }],
    ['with a counter that goes back', { counter: 1 }],
  ])('refuses a signature %s', async (_what, tweak) => {
    const { authenticator } = await withPasskey(testConsole, email);
    const answer = await signIn(authenticator.sign(await request(), tweak));
    expect([answer.statusCode, answer.json()]).toEqual(refused);
    expect(await testConsole.query("select 1 from audit where act = 'signed in' and outcome = 'refused'")).toHaveLength(
      1,
    );
  });

  it('a signature works once, also when it comes twice at the same moment', async () => {
    const { authenticator } = await withPasskey(testConsole, email);
    const response = authenticator.sign(await request());
    const answers = await Promise.all([signIn(response), signIn(response), signIn(response)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('a passkey that counts nothing (0) may sign in again and again', async () => {
    const { authenticator } = await withPasskey(testConsole, email);
    await testConsole.query('update operator_credentials set counter = 0');
    for (let i = 0; i < 2; i += 1) {
      expect((await signIn(authenticator.sign(await request(), { counter: 0 }))).statusCode).toBe(200);
    }
  });

  it('an unknown passkey has the same answer as a wrong signature', async () => {
    await withPasskey(testConsole, email);
    const answer = await signIn(createAuthenticator().sign(await request()));
    expect([answer.statusCode, answer.json()]).toEqual(refused);
  });

  it('the challenge of a sign-in does not confirm, nor the other way round', async () => {
    const { token, authenticator } = await withPasskey(testConsole, email);
    const forSignIn = authenticator.sign(await request());
    expect((await call(consoleCalls.confirmByPasskey, token, { response: forSignIn })).statusCode).toBe(400);
    const asked = (await call(consoleCalls.beginConfirming, token)).json();
    expect((await signIn(authenticator.sign(asked))).statusCode).toBe(400);
  });
});

describe('confirming', () => {
  it('a passkey makes a session fresh again for ten minutes', async () => {
    const { token, authenticator } = await withPasskey(testConsole, email, 'owner');
    const invite = () =>
      call(consoleCalls.inviteOperator, token, { email: 'x@example.com', name: 'Grace', role: 'analyst' });
    testConsole.deps().advance(10 * minuteMs);
    const stale = await invite();
    expect([stale.statusCode, stale.json()]).toEqual([403, { error: consoleRefusals.confirmFirst }]);
    const asked = (await call(consoleCalls.beginConfirming, token)).json();
    expect(asked.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const response = authenticator.sign(asked);
    expect((await call(consoleCalls.confirmByPasskey, token, { response })).statusCode).toBe(204);
    expect((await invite()).statusCode).toBe(201);
    expect((await call(consoleCalls.confirmByPasskey, token, { response })).statusCode).toBe(400);
  });

  it('somebody else’s passkey does not confirm', async () => {
    const ada = await withPasskey(testConsole, email);
    const grace = await withPasskey(testConsole, 'grace@example.com');
    const asked = (await call(consoleCalls.beginConfirming, ada.token)).json();
    const answer = await call(consoleCalls.confirmByPasskey, ada.token, { response: grace.authenticator.sign(asked) });
    expect(answer.statusCode).toBe(400);
  });
});
