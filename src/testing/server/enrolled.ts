import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import type { Role } from '#contract/console/permissions.ts';
import { jobHandlers } from '#server/jobs.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import type { TestConsole } from './console.ts';
import { codeOf } from './operators.ts';

/** The token of the last invitation that was emailed. */
export async function invitedToken(testConsole: TestConsole): Promise<string> {
  const deps = testConsole.deps();
  const jobs = await testConsole.query("select * from jobs where kind = 'operator-invitation' and done_at is null");
  for (const { id, kind, payload, attempts } of jobs) {
    await jobHandlers(deps)[kind]!({ id, kind, payload, attempts, uniqueKey: null });
    await testConsole.query(`update jobs set done_at = now() where id = ${id}`);
  }
  const link = new RegExp(`https://everkite\\.test${consolePaths.enrol}#([\\w-]+)`);
  return link.exec(deps.sent.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Opens an invitation; returns the token of the session, which may only set up a sign-in. */
export async function openedInvitation(testConsole: TestConsole, invitation: string): Promise<string> {
  const answer = await testConsole.call(consoleCalls.openInvitation, null, { token: invitation });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().token;
}

/** Invites somebody as an owner, and opens the emailed invitation. */
export async function invited(
  testConsole: TestConsole,
  { email, name = 'Ada', role = 'support' }: { email: string; name?: string; role?: Role },
): Promise<{ id: string; token: string }> {
  const owner = await testConsole.operator('owner');
  const answer = await testConsole.call(consoleCalls.inviteOperator, owner.token, { email, name, role });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { id: answer.json().id, token: await openedInvitation(testConsole, await invitedToken(testConsole)) };
}

/** Adds a passkey in an open session; returns the answer. */
export async function addedPasskey(testConsole: TestConsole, token: string, authenticator: Authenticator) {
  const begun = await testConsole.call(consoleCalls.beginPasskey, token);
  if (begun.statusCode !== 200) return begun;
  const body = { name: 'MacBook', response: authenticator.make(begun.json()) };
  return testConsole.call(consoleCalls.addPasskey, token, body);
}

/** Sets a password and adds a code app in an open session. */
export async function addedCodeApp(testConsole: TestConsole, token: string, password: string) {
  const set = await testConsole.call(consoleCalls.setOwnPassword, token, { password });
  if (set.statusCode !== 204) throw new Error(set.body);
  const { secret, sealed } = (await testConsole.call(consoleCalls.beginTotp, token)).json();
  const code = codeOf(secret, testConsole.deps().wallClock());
  const answer = await testConsole.call(consoleCalls.addTotp, token, { sealed, code, name: 'Phone' });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { secret: secret as string, recoveryCodes: answer.json().recovery_codes as string[] };
}

/** An operator who was invited and has set up a passkey. */
export async function withPasskey(testConsole: TestConsole, email: string, role: Role = 'support') {
  const { id, token } = await invited(testConsole, { email, role });
  const authenticator = createAuthenticator();
  const answer = await addedPasskey(testConsole, token, authenticator);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { id, token, authenticator, recoveryCodes: answer.json().recovery_codes as string[] };
}

/** An operator who was invited and has set up a password and a code app. */
export async function withCodeApp(testConsole: TestConsole, email: string, password: string, role: Role = 'support') {
  const { id, token } = await invited(testConsole, { email, role });
  return { id, token, ...(await addedCodeApp(testConsole, token, password)) };
}
