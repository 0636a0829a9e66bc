import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { brand } from '../contract/brand';
import { paths } from '../contract/paths';
import { accountJobs } from './account/account-jobs';
import { buildApp } from './app';
import { createPasswords } from './auth/passwords';
import { type Config, readConfig } from './config';
import { ensureConsolePassword } from './console/console-password';
import { conversionJobs } from './conversion/conversion-jobs';
import { makeDataDir } from './data-dir';
import { connect, type Database } from './database/connect';
import { startPostgres } from './database/embedded-postgres';
import { migrate } from './database/migrate';
import type { Deps } from './deps';
import { startWorker } from './job/worker';
import { findFreeHost, listen } from './listen';
import { createLog } from './log';
import { letterJobs } from './mail/letter-jobs';
import { createOutboxMailer } from './mail/outbox-mailer';
import { createSmtpMailer } from './mail/smtp-mailer';
import { startMailViewer } from './mail/viewer/mail-viewer';
import { offersWith } from './offer/offers';
import { saveOffers } from './offer/offers.sql';
import { seedOffers } from './offer/seed-offers';
import { createPaddleGateway } from './paddle/create-paddle-gateway';
import { followEmulatorClock } from './paddle/emulator-clock';
import { keepJourneys } from './report/keep-journeys';
import { planReconciliation } from './subscription/reconcile';
import { subscriptionJobs } from './subscription/subscription-jobs';
import { startTidying } from './tidy';

const stopPatienceMs = 15_000;
const webDir = path.join(import.meta.dirname, '../web');

/** What has to be undone at the end, last one first. */
const undo: (() => Promise<unknown>)[] = [];
let stopping = false;

async function start(config: Config): Promise<void> {
  const host = await findFreeHost(config.port);
  if (config.databaseUrl === null || config.smtpUrl === null) makeDataDir(config.dataDir);
  // For whoever started us and waits with what needs our settings to be good.
  process.send?.('settings-accepted');

  const log = createLog('info');
  const { pool, db } = await openDatabase(config, log);
  const clock = openClock(config, log);
  const deps: Deps = {
    config,
    pool,
    db,
    clock,
    wallClock: Date.now,
    log,
    mailer: config.smtpUrl
      ? createSmtpMailer(config.smtpUrl, config.mailFrom)
      : createOutboxMailer(path.join(config.dataDir, 'outbox'), config.mailFrom, clock),
    passwords: createPasswords(config.passwordHashing),
    paddle: createPaddleGateway(config.paddle),
  };
  const newPassword = await ensureConsolePassword(deps, randomBytes);
  await saveOffers(db, offersWith(config.offerTrials));
  if (stopping) return;

  const worker = startWorker(deps, {
    ...letterJobs(deps),
    ...subscriptionJobs(deps),
    ...accountJobs(deps),
    ...conversionJobs(deps),
  });
  undo.push(worker.stop);
  undo.push(startTidying(deps).stop);
  undo.push(keepJourneys(deps).stop);
  await planReconciliation(deps);
  const app = buildApp(deps, { webDir });
  undo.push(() => app.close());
  await listen(app, host, config.port);
  process.stdout.write(`${brand} is at ${config.publicUrl}\n`);
  // A password made now is told here and never again: only its hash is kept.
  const told = newPassword === null ? '' : `, password ${newPassword}`;
  process.stdout.write(`Its console is at ${config.publicUrl}${paths.console}${told}\n`);
  await showOutbox(config);
  // The emulator starts beside us; its prices are made with each offer's first checkout.
  if (config.paddle.mode !== 'emulator') await seedOffers(deps);
}

/** Nobody needs it to use the site: without its port the server goes on. */
async function showOutbox({ mailViewerPort: port, dataDir, publicUrl }: Config): Promise<void> {
  if (port === null) return;
  try {
    const viewer = await startMailViewer({ port, outboxDir: path.join(dataDir, 'outbox'), publicUrl });
    undo.push(viewer.stop);
    process.stdout.write(`Its letters are at ${viewer.url}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stdout.write(
      `Its letters cannot be shown on port ${port} (${code}). Set MAIL_VIEWER_PORT to another one.\n`,
    );
  }
}

/** With the emulator, time is the emulator's. */
function openClock({ paddle }: Config, log: Deps['log']): () => number {
  if (paddle.mode !== 'emulator') return Date.now;
  const follower = followEmulatorClock({ url: paddle.emulatorUrl, wallClock: Date.now, log });
  undo.push(follower.stop);
  return follower.clock;
}

async function openDatabase(config: Config, log: Deps['log']): Promise<Database> {
  let url = config.databaseUrl;
  if (url === null) {
    const embedded = await startPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log });
    undo.push(embedded.stop);
    url = embedded.url;
  }
  const database = connect(url, log);
  undo.push(database.close);
  await migrate(database.pool).catch((error: Error) => {
    throw new Error(`The database cannot be used: ${error.message || (error as NodeJS.ErrnoException).code}`);
  });
  return database;
}

/** Lets the start, running requests and jobs finish, then closes everything and leaves. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => leave('The server did not stop in time.'), stopPatienceMs).unref();
  await starting.catch(() => undefined);
  for (const step of undo.reverse()) {
    await step().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
  process.exit(exitCode);
}

function leave(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
// The process that started us is gone.
process.on('disconnect', () => stop(0));

const read = readConfig();
if ('faults' in read) leave(read.faults.join('\n'));
const starting = start(read.config);
starting.catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return stop(1);
});
