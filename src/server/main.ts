import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { brand } from '../contract/brand';
import { paths } from '../contract/paths';
import { accountJobs } from './account/account-jobs';
import { buildApp } from './app';
import { createPasswords } from './auth/passwords';
import { closeAfterLast } from './close-gently';
import { type Config, readConfig } from './config';
import { ensureConsolePassword } from './console/console-password';
import { conversionJobs } from './conversion/conversion-jobs';
import { makeDataDir } from './data-dir';
import { lockDataDir } from './data-dir-lock';
import type { Deps } from './deps';
import { withheldWords } from './egress/withheld';
import { startKeepingDays } from './ingestion/keep-event-days';
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
import { openDatabase } from './open-database';
import { createStorageWatch, startWatching } from './operations/watch-storage';
import { createPaddleGateway } from './paddle/create-paddle-gateway';
import { followEmulatorClock } from './paddle/emulator-clock';
import { content, contentVersion } from './page/content-version';
import { recordContentVersion } from './page/content-versions.sql';
import { keepJourneys } from './report/keep-journeys';
import { stopInOrder } from './stop-in-order';
import { planReconciliation } from './subscription/reconcile';
import { subscriptionJobs } from './subscription/subscription-jobs';
import { startTidying } from './tidy';

/** For requests and jobs that run; the database then has seven seconds of its own. */
const workPatienceMs = 8_000;
const webDir = path.join(import.meta.dirname, '../web');

/** What has to be undone at the end, last one first. */
const undo: (() => Promise<unknown>)[] = [];
let stopEmbedded = async () => {};
let isDatabaseOpen = false;
let stopping = false;

async function start(config: Config): Promise<void> {
  const host = await findFreeHost(config.port);
  if (config.databaseUrl === null || config.smtpUrl === null) makeDataDir(config.dataDir);
  // On a database of their own several servers may share the folder.
  if (config.databaseUrl === null) lockDataDir(config.dataDir);
  // For whoever started us and waits with what needs our settings to be good.
  process.send?.('settings-accepted');

  const log = createLog('info');
  const opening = openDatabase(config, log, (line) => stop(1, line));
  stopEmbedded = opening.stopEmbedded;
  const { pool, db, close, elsewhere } = await opening.database;
  isDatabaseOpen = true;
  undo.push(close);
  const clock = openClock(config, log);
  const storage = createStorageWatch({
    config: { ...config, dataDir: elsewhere ?? config.dataDir },
    db,
    wallClock: Date.now,
    log,
  });
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
    storage,
    uploadWorkerFile: path.join(import.meta.dirname, 'upload-worker.js'),
  };
  const newPassword = await ensureConsolePassword(deps, randomBytes);
  await saveOffers(db, offersWith(config.offerTrials));
  await recordContentVersion(db, { version: contentVersion, content, now: clock() });
  if (stopping) return;

  const worker = startWorker(deps, {
    ...letterJobs(deps),
    ...subscriptionJobs(deps),
    ...accountJobs(deps),
    ...conversionJobs(deps),
  });
  undo.push(worker.stop);
  undo.push(startTidying(deps).stop);
  undo.push((await startKeepingDays(deps)).stop);
  undo.push(startWatching(storage, log).stop);
  undo.push(keepJourneys(deps).stop);
  await planReconciliation(deps);
  const app = buildApp(deps, { webDir });
  undo.push(() => closeAfterLast(app));
  await listen(app, host, config.port);
  process.stdout.write(`${brand} is at ${config.publicUrl}\n`);
  // A password made now is told here and never again: only its hash is kept.
  const told = newPassword === null ? '' : `, password ${newPassword}`;
  process.stdout.write(`Its console is at ${config.publicUrl}${paths.console}${told}\n`);
  if (elsewhere !== null) process.stdout.write(`${placeLine(config.dataDir, elsewhere)}\n`);
  const withheld = withheldWords(config.analytics);
  if (withheld !== null) process.stdout.write(`${withheld}\n`);
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

function placeLine(dataDir: string, elsewhere: string): string {
  return `Its database is in ${elsewhere}, not in ${dataDir}: PostgreSQL does not run as root, and its user may not enter that folder.`;
}

/**
 * Lets the start, running requests and jobs finish, for a time, then closes everything and leaves.
 * @param line why, when nobody asked for it
 */
async function stop(exitCode: number, line?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (line !== undefined) process.stderr.write(`${line}\n`);
  // A database that is still recovering is not waited for.
  if (!isDatabaseOpen) await stopEmbedded();
  const inTime = await stopInOrder(endWork, stopEmbedded, workPatienceMs);
  if (!inTime) leave('The server did not stop in time: what still ran was cut off.');
  process.exit(exitCode);
}

async function endWork(): Promise<void> {
  await starting.catch(() => undefined);
  for (const step of undo.reverse()) {
    await step().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
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
