import type { IdentityDeps } from '#server/identity/deps.ts';
import type { Passwords } from '#server/identity/passwords.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forgetConsoleBrowsers } from './console-browsers.sql.ts';
import { type ConsolePassword, findConsolePassword, storeConsolePassword } from './console-password.sql.ts';
import { endPasswordSessions } from './console-sessions.sql.ts';

type PasswordDeps = Pick<IdentityDeps, 'db' | 'clock' | 'passwords'> & {
  config: Pick<Deps['config'], 'consolePassword'>;
};

/**
 * Makes sure at a start that the current password is that of the environment or, without one, a generated one. A change
 * ends all sessions. Several processes may call it at once.
 * @returns the password to be shown if this call has generated it, otherwise null
 */
export async function ensureConsolePassword(deps: PasswordDeps, randomBytes: RandomBytes): Promise<string | null> {
  const { db, clock, passwords, config } = deps;
  const given = config.consolePassword;
  const found = await findConsolePassword(db);
  if (given === null ? found?.fromEnvironment === false : await isCurrent(passwords, given, found)) return null;

  const password = given ?? readablePassword(randomBytes);
  const next = { passwordHash: await passwords.hash(password), fromEnvironment: given !== null };
  const isStored = await replaceConsolePassword(db, found, next, { by: null, now: clock() });
  // Another process was faster, and its password may be the right one.
  if (!isStored) return ensureConsolePassword(deps, randomBytes);
  return given === null ? password : null;
}

async function isCurrent(passwords: Passwords, given: string, found: ConsolePassword | null): Promise<boolean> {
  return found?.fromEnvironment === true && (await passwords.matches(given, found.passwordHash));
}

/**
 * Generates a new password and ends all sessions. Null, without a change, when the password comes from the environment,
 * because the next start would restore that one.
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

/**
 * Replaces the `found` password and ends all sessions that it opened. False, without a change, when another process was
 * faster.
 * @param by the operator; null at a start
 * @param now epoch ms
 */
function replaceConsolePassword(
  db: PasswordDeps['db'],
  found: ConsolePassword | null,
  next: ConsolePassword,
  { by, now }: { by: string | null; now: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await storeConsolePassword(tx, found, next, now))) return false;
    await endPasswordSessions(tx);
    await forgetConsoleBrowsers(tx);
    const actor = { operatorId: null, name: by ?? 'At a start', level: 'command line', network: '' } as const;
    await recordAudit(tx, { by: actor, act: 'set the console password', now });
    return true;
  });
}

/** 32 characters, five bits each, without the second of two that look alike (0 and o, 1, i and l). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const charactersPerGroup = 4;

/** Like `randomBytes` of node:crypto. */
type RandomBytes = (count: number) => Uint8Array;

/** A password of 80 random bits that is easy to read and type: four groups of four characters with hyphens. */
export function readablePassword(randomBytes: RandomBytes): string {
  const characters = Array.from(randomBytes(groups * charactersPerGroup), (byte) => alphabet[byte % alphabet.length]!);
  return Array.from({ length: groups }, (_, i) =>
    characters.slice(i * charactersPerGroup, (i + 1) * charactersPerGroup).join(''),
  ).join('-');
}
