import { userInfo } from 'node:os';
import path from 'node:path';
import { createPaddleProvider } from '#server/billing/paddle/paddle-provider.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { makeDataDir } from '#server/platform/data-dir/data-dir.ts';
import { holderOf } from '#server/platform/data-dir/data-dir-lock.ts';
import { connect } from '#server/platform/database/connect.ts';
import { startPostgres } from '#server/platform/database/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createLog } from '#server/platform/log/log.ts';
import { findServing } from '#server/platform/serving/serving.sql.ts';
import { settingsInForce } from '#server/platform/serving/settings-in-force.ts';
import { type Config, readConfig } from '#server/platform/settings/config.ts';
import { auditCommand } from './audit-command.ts';
import { backupCommand } from './backup-command.ts';
import type { Command, CommandOutcome } from './command.ts';
import { consentsCommand } from './consents-command.ts';
import { consolePasswordCommand } from './console-password-command.ts';
import { ownerCommand } from './owner-command.ts';
import { priceChangeCommand } from './price-change-command.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { reportCommand } from './report-command.ts';
import { restoreCommand } from './restore-command.ts';
import { storageCommand } from './storage-command.ts';
import { trainingCommand } from './training-command.ts';
import { withdrawalsCommand } from './withdrawals-command.ts';

const commands: Record<string, Command> = {
  audit: auditCommand,
  backup: backupCommand,
  consents: consentsCommand,
  'console-password': consolePasswordCommand,
  owner: ownerCommand,
  'price-change': priceChangeCommand,
  reconcile: reconcileCommand,
  report: reportCommand,
  restore: restoreCommand,
  storage: storageCommand,
  training: trainingCommand,
  withdrawals: withdrawalsCommand,
};

/** Runs one command on the server's database, whether or not the server is running. */
async function run(command: Command, given: Config, args: string[]): Promise<CommandOutcome> {
  const log = createLog('warn');
  const server = given.databaseUrl === null ? await openEmbedded(given, log) : null;
  const database = connect(server?.url ?? given.databaseUrl!, log);
  try {
    if (command.database !== 'as it is') await migrate(database.pool);
    const serving = command.database === 'as it is' ? null : await findServing(database.db);
    const config = settingsInForce(given, serving);
    const passwords = createPasswords(config.passwordHashing);
    // In test mode the clock shows emulated time, as in the server.
    const aheadMs = config.paddle.mode === 'emulator' ? (serving?.clockAheadMs ?? 0) : 0;
    const clock = () => Date.now() + aheadMs;
    const { db, pool } = database;
    const provider = createPaddleProvider(config);
    const deps = { db, pool, log, clock, wallClock: Date.now, passwords, provider, by: whoAmI(), config };
    return await command.run(deps, args);
  } finally {
    await database.close();
    // A server that was started since uses the same PostgreSQL and stops it later.
    if (server && !server.joined && holderOf(given.dataDir) === null) await server.stop();
  }
}

function openEmbedded({ dataDir }: Config, log: ReturnType<typeof createLog>) {
  makeDataDir(dataDir);
  return startPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
}

function whoAmI(): string {
  try {
    return userInfo().username;
  } catch {
    return 'operator';
  }
}

function print(outcome: CommandOutcome): void {
  if ('output' in outcome) process.stdout.write(`${outcome.output}\n`);
  else fail(outcome.fault);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

const [name = '', ...args] = process.argv.slice(2);
const command = findCommand(name);
const read = readConfig();
if (!command) fail(`These commands are there:\n${listUsages()}`);
else if ('faults' in read) fail(read.faults.join('\n'));
else {
  await run(command, read.config, args).then(print, (error: Error) =>
    fail(`The command could not be carried out: ${error.message}`),
  );
}

/** Null when there is no such command. */
export function findCommand(name: string): Command | null {
  return Object.hasOwn(commands, name) ? commands[name]! : null;
}

/** The usages of all commands, one a line. */
export function listUsages(): string {
  return Object.values(commands)
    .map(({ usage }) => `  npm run operator -- ${usage}`)
    .join('\n');
}
