import type { Passwords } from '../auth/passwords';
import type { Deps } from '../deps';
import { type ConsolePassword, findConsolePassword, replaceConsolePassword } from './console-password.sql';
import { type RandomBytes, readablePassword } from './readable-password';

type PasswordDeps = Pick<Deps, 'db' | 'clock' | 'passwords'> & { config: Pick<Deps['config'], 'consolePassword'> };

/**
 * Sees at a start that the password in force is the one of the environment or, without that, one made here.
 * A change ends all sessions. Several processes may call it at once.
 * @returns the password to be told when this call has made it, else null
 */
export async function ensureConsolePassword(deps: PasswordDeps, randomBytes: RandomBytes): Promise<string | null> {
  const { db, clock, passwords, config } = deps;
  const given = config.consolePassword;
  const found = await findConsolePassword(db);
  if (given === null ? found?.fromEnvironment === false : await isInForce(passwords, given, found)) return null;

  const password = given ?? readablePassword(randomBytes);
  const next = { passwordHash: await passwords.hash(password), fromEnvironment: given !== null };
  const isStored = await replaceConsolePassword(db, found, next, { by: null, now: clock() });
  // Another process was faster: what it has stored may already be right.
  if (!isStored) return ensureConsolePassword(deps, randomBytes);
  return given === null ? password : null;
}

async function isInForce(passwords: Passwords, given: string, found: ConsolePassword | null): Promise<boolean> {
  return found?.fromEnvironment === true && (await passwords.matches(given, found.passwordHash));
}

/**
 * Makes a new password, which ends all sessions. Null, and nothing is changed, when it comes from the environment:
 * the next start would put that one back.
 */
export async function renewConsolePassword(
  deps: PasswordDeps & { by: string },
  randomBytes: RandomBytes,
): Promise<string | null> {
  const { db, clock, passwords, config, by } = deps;
  const found = await findConsolePassword(db);
  if (config.consolePassword !== null || found?.fromEnvironment) return null;
  const password = readablePassword(randomBytes);
  const next = { passwordHash: await passwords.hash(password), fromEnvironment: false };
  const isStored = await replaceConsolePassword(db, found, next, { by, now: clock() });
  return isStored ? password : renewConsolePassword(deps, randomBytes);
}
