import { describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { createSecrets } from '#server/platform/secrets/secrets.ts';
import { withCodeApp, withPasskey } from '#testing/server/enrolled.ts';
import { codeOf } from '#testing/server/operators.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { resealSecrets } from './reseal-secrets.ts';

const stepMs = 30_000;
const email = 'ada@example.com';
const password = 'seven kites over the bay';
const testConsole = useTestConsole();
const call: typeof testConsole.call = (...args) => testConsole.call(...args);
const signIn = (code: string, given: { email?: string; password?: string } = {}) =>
  call(consoleCalls.signInAsOperator, null, { email, password, code, ...given });
const now = () => testConsole.deps().wallClock();
const advance = (ms: number) => testConsole.deps().advance(ms);

describe('signing in with password and code', () => {
  it('opens a confirmed session', async () => {
    const { id, secret } = await withCodeApp(testConsole, email, password, 'money');
    advance(stepMs);
    const answer = await signIn(codeOf(secret, now()), { email: ' Ada@Example.com ' });
    const operator = await call(consoleCalls.readOwnOperator, answer.json().token);
    expect(operator.json()).toMatchObject({ id, role: 'money', factors: ['totp', 'recovery code'] });
  });

  it('unknown address, wrong password and wrong code have one answer, and each is in the audit', async () => {
    const { secret } = await withCodeApp(testConsole, email, password);
    advance(stepMs);
    const answers = [
      await signIn(codeOf(secret, now()), { email: 'nobody@example.com' }),
      await signIn(codeOf(secret, now()), { password: 'eight kites over the bay' }),
      await signIn('123456'),
      await signIn(codeOf(secret, now()), { password: '' }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: consoleRefusals.wrongSignIn }]);
    }
    const refused = await testConsole.query("select record from audit where act = 'signed in' and outcome = 'refused'");
    expect(refused).toHaveLength(4);
    expect(JSON.stringify(refused)).not.toContain('example.com');
    // A wrong password does not use up the code that came with it.
    expect((await signIn(codeOf(secret, now()))).statusCode).toBe(200);
  });

  it('a code works once, also when it comes many times at the same moment, and no earlier one after it', async () => {
    const { secret } = await withCodeApp(testConsole, email, password);
    advance(2 * stepMs);
    const code = codeOf(secret, now());
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect((await signIn(codeOf(secret, now() - stepMs))).statusCode).toBe(400);
    expect((await signIn(codeOf(secret, now() + stepMs))).statusCode).toBe(200);
  });

  it('the code that set the app up does not sign in', async () => {
    const { secret } = await withCodeApp(testConsole, email, password);
    expect((await signIn(codeOf(secret, now()))).statusCode).toBe(400);
  });

  it('a recovery code works once, however it is typed, and renewed ones replace it', async () => {
    const { token, recoveryCodes } = await withCodeApp(testConsole, email, password);
    const [first, second] = recoveryCodes as [string, string];
    const stored = await testConsole.query('select code_hash from operator_recovery_codes');
    expect(stored.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(32));
    const answers = await Promise.all([signIn(first), signIn(` ${first.toUpperCase().replaceAll('-', ' ')} `)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await call(consoleCalls.readOwnSignIn, token)).json()).toMatchObject({ recovery_codes_left: 9 });
    const renewed = (await call(consoleCalls.renewRecoveryCodes, token)).json().recovery_codes;
    expect((await signIn(second)).statusCode).toBe(400);
    expect((await signIn(renewed[0])).statusCode).toBe(200);
  });

  it('who has only passkeys comes in with a recovery code alone', async () => {
    const { recoveryCodes } = await withPasskey(testConsole, email);
    expect((await signIn(recoveryCodes[0]!)).statusCode).toBe(400);
    expect((await signIn(recoveryCodes[0]!, { password: '' })).statusCode).toBe(200);
    expect((await signIn(recoveryCodes[0]!, { password: '' })).statusCode).toBe(400);
  });

  it('ten refused sign-ins lock the network out, and a browser that was in before stays free', async () => {
    const { secret } = await withCodeApp(testConsole, email, password);
    advance(stepMs);
    const cookie = String((await signIn(codeOf(secret, now()))).headers['set-cookie']).split(';')[0]!;
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await signIn('123456')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    advance(stepMs);
    const payload = { email, password, code: codeOf(secret, now()) };
    expect((await testConsole.fromBrowser(consoleCalls.signInAsOperator, payload, cookie)).statusCode).toBe(200);
  });

  it('wrong codes do not confirm, and ten of them lock confirming', async () => {
    const { token, secret } = await withCodeApp(testConsole, email, password);
    advance(stepMs);
    const confirm = (code: string) => call(consoleCalls.confirmByCode, token, { code });
    const right = codeOf(secret, now());
    expect((await confirm(right)).statusCode).toBe(204);
    expect((await confirm(right)).statusCode).toBe(400);
    const statuses: number[] = [];
    for (let i = 0; i < 10; i += 1) statuses.push((await confirm('123456')).statusCode);
    expect(statuses).toEqual([...Array(9).fill(400), 429]);
  });
});

describe('changing the key of secrets', () => {
  const [older, newer] = ['a key that only tests have, long enough', 'a newer key that only tests have, long enough'];

  it('codes go on working while both keys are there, and after a start without the old one', async () => {
    const { secret } = await withCodeApp(testConsole, email, password);
    const worksWith = async (keys: string[]) => {
      testConsole.deps().secrets = createSecrets(keys);
      advance(stepMs);
      return (await signIn(codeOf(secret, now()))).statusCode;
    };
    expect(await worksWith([newer])).toBe(400);
    expect(await worksWith([newer, older])).toBe(200);
    await resealSecrets(testConsole.deps());
    expect(await worksWith([newer])).toBe(200);
  });

  it('a start with the wrong key says so', async () => {
    await withCodeApp(testConsole, email, password);
    const lines: unknown[] = [];
    const deps = testConsole.deps();
    const log = { ...deps.log, error: (...line: unknown[]) => lines.push(line) } as unknown as typeof deps.log;
    await resealSecrets({ ...deps, log, secrets: createSecrets([newer]) });
    expect(lines).toEqual([[{ codeApps: 1 }, expect.stringContaining('SECRETS_KEY')]]);
  });
});
