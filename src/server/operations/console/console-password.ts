import type { IdentityDeps } from '#server/identity/deps.ts';
import type { Passwords } from '#server/identity/passwords.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forgetConsoleBrowsers } from './console-browsers.sql.ts';
import { type ConsolePassword, findConsolePassword, storeConsolePassword } from './console-password.sql.ts';
import { endAllConsoleSessions } from './console-sessions.sql.ts';

type PasswordDeps = Pick<IdentityDeps, 'db' | 'clock' | 'passwords'> & {
  config: Pick<Deps['config'], 'consolePassword'>;
};

/**
 * Makes sure at a start that the password in force is the one of the environment or, without that, one made here. A
 * change ends all sessions. Several processes may call it at once.
 * @returns the password to be shown when this call has made it, else null
 */
export async function ensureConsolePassword(deps: PasswordDeps, randomBytes: RandomBytes): Promise<string | null> {
  const { db, clock, passwords, config } = deps;
  const given = config.consolePassword;
  const found = await findConsolePassword(db);
  if (given === null ? found?.fromEnvironment === false : await isInForce(passwords, given, found)) return null;

  const password = given ?? readablePassword(randomBytes);
  const next = { passwordHash: await passwords.hash(password), fromEnvironment: given !== null };
  const isStored = await replaceConsolePassword(db, found, next, { by: null, now: clock() });
  // Another process was faster, and may have stored the right one.
  if (!isStored) return ensureConsolePassword(deps, randomBytes);
  return given === null ? password : null;
}

async function isInForce(passwords: Passwords, given: string, found: ConsolePassword | null): Promise<boolean> {
  return found?.fromEnvironment === true && (await passwords.matches(given, found.passwordHash));
}

/**
 * Makes a new password, which ends all sessions. Null, and nothing is changed, when the password comes from the
 * environment: the next start would put that one back.
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
 * Stores a password instead of the `found` one and ends all sessions begun with that one. False, and nothing is
 * changed, when another process was faster.
 * @param by the operator; null when a start sets it
 * @param now epoch ms
 */
function replaceConsolePassword(
  db: PasswordDeps['db'],
  found: ConsolePassword | null,
  next: ConsolePassword,
  { by, now }: { by: string | null; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await storeConsolePassword(tx, found, next, now))) return false;
    await endAllConsoleSessions(tx);
    await forgetConsoleBrowsers(tx);
    const actor = by === null ? { actor: 'system' as const } : { actor: 'operator' as const, actorName: by };
    await recordAct(tx, { ...actor, act: 'set the password of the console', now });
    return true;
  });
}

/**
 * 32 characters, so that each holds five bits. Of those that look alike (0 and o, 1, i and l) only one is among them.
 */
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
