import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { withheldNotice } from '#server/analytics/egress/withheld.ts';
import { scheduleEventDays } from '#server/analytics/ingestion/schedule-event-days.ts';
import { scheduleReports } from '#server/analytics/report/cached-report.ts';
import { scheduleJourneys } from '#server/analytics/report/refresh-journeys.ts';
import { scheduleLedger } from '#server/billing/history/update-ledger.ts';
import { ensurePrices } from '#server/billing/offer/ensure-prices.ts';
import { followEmulatorClock } from '#server/billing/paddle/emulator-clock.ts';
import { createPaddleProvider } from '#server/billing/paddle/paddle-provider.ts';
import { scheduleReconciliation } from '#server/billing/subscription/reconcile.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { readDroppedReports } from '#server/mail/bounces/read-dropped-reports.ts';
import { returnPathWith } from '#server/mail/bounces/return-path.ts';
import { closeCorrected } from '#server/mail/bounces/take-mail-event.ts';
import { createOutboxMailer } from '#server/mail/outbox-mailer.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';
import { createCertificateWatch } from '#server/operations/alerts/read-certificate.ts';
import { scheduleChainCheck } from '#server/operations/alerts/verify-chains.ts';
import { startWatch } from '#server/operations/alerts/watch.ts';
import { scheduleBackup } from '#server/operations/backup/run-backup.ts';
import { scheduleTrainingCounts } from '#server/operations/console/cached-training-counts.ts';
import { scheduleDigests } from '#server/operations/digest/schedule-digests.ts';
import { startMailViewer } from '#server/operations/mail-viewer/mail-viewer.ts';
import { ensureConsolePassword } from '#server/operations/operators/console-password.ts';
import { resealSecrets } from '#server/operations/operators/reseal-secrets.ts';
import { scheduleOverview } from '#server/operations/overview/schedule-overview.ts';
import { scheduleComparison } from '#server/operations/reconciliation/compare-with-provider.ts';
import { scheduleRevenueCounts } from '#server/operations/revenue/fresh-figures.ts';
import { createStorageWatch, startWatching } from '#server/operations/storage/watch-storage.ts';
import { startTidying } from '#server/operations/tidy/tidy.ts';
import { followDifferences } from '#server/operations/work/follow-differences.ts';
import { makeDataDir } from '#server/platform/data-dir/data-dir.ts';
import { lockDataDir } from '#server/platform/data-dir/data-dir-lock.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { closeAfterLast } from '#server/platform/http/close-gently.ts';
import { findFreeHost, listen } from '#server/platform/http/listen.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { createLog } from '#server/platform/log/log.ts';
import { stopInOrder } from '#server/platform/process/stop-in-order.ts';
import { keyFault } from '#server/platform/secrets/key-mark.ts';
import { readSecretKeys } from '#server/platform/secrets/read-secret-keys.ts';
import { createSecrets } from '#server/platform/secrets/secrets.ts';
import { findServing, saveServing } from '#server/platform/serving/serving.sql.ts';
import { type Config, readConfig } from '#server/platform/settings/config.ts';
import { followPublished } from '#server/publishing/follow-published.ts';
import { createPublished } from '#server/publishing/published.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { createCopyFiles } from '#server/site/copy-files.ts';
import { publishedTexts } from '#server/site/published-texts.ts';
import { createQuizFiles } from '#server/site/quiz-files.ts';
import { createRenderedPages } from '#server/site/rendered-pages.ts';
import { createRenderer } from '#server/site/renderer.ts';
import { followSite, watchSite } from '#server/site/shown-site.ts';
import { prerenderedPages } from '#server/site/site.ts';
import { scheduleWeeklyEmails } from '#server/training/reminder/send-due-emails.ts';
import { buildApp } from './app.ts';
import type { AppDeps } from './deps.ts';
import { documentKinds } from './document-kinds.ts';
import { jobHandlers } from './jobs.ts';

/** Time limit for running requests and jobs on a stop; the database then has up to seven seconds more. */
const workTimeoutMs = 8_000;
const distDir = path.join(import.meta.dirname, '..');
const webDir = path.join(distDir, 'web');

/** What to stop or close at the end, the last one first. */
const closers: (() => Promise<unknown>)[] = [];
let stopEmbedded = async () => {};
let isDatabaseOpen = false;
let stopping = false;
let isListening = false;
let isDraining = false;
const drainEnd = new AbortController();

async function start(config: Config): Promise<void> {
  const host = await findFreeHost(config.port);
  if (config.databaseUrl === null || config.smtpUrl === null) makeDataDir(config.dataDir);
  // With an external database, several servers may share the folder.
  if (config.databaseUrl === null) lockDataDir(config.dataDir);
  // `scripts/start.mjs` starts the emulator only after this message.
  process.send?.('settings-accepted');

  const log = createLog('info');
  const opening = openDatabase(config, log, (line) => stop(1, line));
  stopEmbedded = opening.stopEmbedded;
  const database = await opening.database;
  isDatabaseOpen = true;
  closers.push(database.close);
  const deps = await makeDeps(config, log, database);
  const fault = await keyFault(deps);
  // Not awaited: it waits for this start to end.
  if (fault !== null) return void stop(1, fault);
  const newPassword = await ensureConsolePassword(deps, randomBytes);
  await resealSecrets(deps);
  await syncSeeds(deps);
  await deps.site.shown();
  if (stopping) return;

  await startWork(deps);
  const app = buildApp(deps, { webDir, isDraining: () => isDraining });
  closers.push(() => closeAfterLast(app));
  await listen(app, host, config.port);
  isListening = true;
  printAddresses(config, newPassword, database.elsewhere);
  await showOutbox(config);
  // The emulator may not have started yet; its prices are created at each offer's first checkout.
  if (config.paddle.mode !== 'emulator') await ensurePrices(deps);
}

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>['database']>;

async function makeDeps(config: Config, log: AppDeps['log'], { pool, db, elsewhere }: OpenDatabase) {
  const clock = await openClock(config, log, db);
  const wallClock = Date.now;
  const published = createPublished({ db, clock });
  const copyFiles = createCopyFiles({ db, clock, published });
  const quizFiles = createQuizFiles({ db, clock, published });
  const renderer = createRenderer({ distDir, workerFile: path.join(import.meta.dirname, 'render-worker.js') });
  const renderedPages = createRenderedPages({ db, clock, config, renderer, pages: () => prerenderedPages(webDir) });
  const parts = {
    config,
    pool,
    db,
    clock,
    wallClock,
    log,
    mailer: config.smtpUrl
      ? createSmtpMailer(config.smtpUrl, config.mailFrom, { returnPath: returnPathWith(config.mail) })
      : createOutboxMailer(path.join(config.dataDir, 'outbox'), config.mailFrom, clock),
    passwords: createPasswords(config.passwordHashing),
    provider: createPaddleProvider(config),
    secrets: createSecrets(readSecretKeys(config)),
    published,
    copyFiles,
    quizFiles,
    renderedPages,
    site: watchSite({ db, clock, log, copyFiles, quizFiles, renderedPages }),
    publishedTexts: publishedTexts({ published, clock, log }),
    storage: createStorageWatch({ config: { ...config, dataDir: elsewhere ?? config.dataDir }, db, wallClock, log }),
    uploadWorkerFile: path.join(import.meta.dirname, 'upload-worker.js'),
    reportWorkerFile: path.join(import.meta.dirname, 'report-worker.js'),
    rehearsalWorkerFile: path.join(import.meta.dirname, 'rehearsal-worker.js'),
  };
  return Object.assign(parts, { kinds: documentKinds(parts) }) satisfies AppDeps;
}

/** The work before each look of the watch: reads returned emails, and follows corrected addresses and the books. */
const beforeWatching = [readDroppedReports, closeCorrected, followDifferences];

/** Starts the background work. */
async function startWork(deps: Awaited<ReturnType<typeof makeDeps>>): Promise<void> {
  closers.push(followPublished(deps).stop);
  closers.push(followSite(deps).stop);
  closers.push(startWorker(deps, jobHandlers(deps)).stop);
  closers.push(startTidying(deps).stop);
  closers.push((await scheduleEventDays(deps)).stop);
  closers.push(startWatching(deps.storage, deps.log).stop);
  closers.push(scheduleJourneys(deps).stop);
  closers.push(scheduleRevenueCounts(deps).stop);
  closers.push(scheduleOverview(deps).stop);
  closers.push(scheduleDigests(deps).stop);
  closers.push(scheduleReports(deps).stop);
  closers.push(scheduleTrainingCounts(deps).stop);
  await scheduleReconciliation(deps);
  await scheduleComparison(deps);
  await scheduleLedger(deps);
  await scheduleWeeklyEmails(deps);
  await scheduleBackup(deps);
  await scheduleChainCheck(deps);
  const certificateEndsAt = createCertificateWatch(deps.config.publicUrl, deps.wallClock);
  closers.push(startWatch({ ...deps, certificateEndsAt }, beforeWatching).stop);
}

/** Prints where site, console and data are, and what analytics withhold. */
function printAddresses(
  { publicUrl, dataDir, analytics }: Config,
  newPassword: string | null,
  elsewhere: string | null,
): void {
  process.stdout.write(`${brand} is at ${publicUrl}\n`);
  // A new password is printed only now, because only its hash is stored.
  const passwordPart = newPassword === null ? '' : `, password ${newPassword}`;
  process.stdout.write(`Its console is at ${publicUrl}${paths.console}${passwordPart}\n`);
  if (elsewhere !== null) process.stdout.write(`${dataLocationLine(dataDir, elsewhere)}\n`);
  const withheld = withheldNotice(analytics);
  if (withheld !== null) process.stdout.write(`${withheld}\n`);
}

/** Starts the mail viewer. The site does not need it, so the server continues if the port is taken. */
async function showOutbox({ mailViewerPort: port, dataDir, publicUrl }: Config): Promise<void> {
  if (port === null) return;
  try {
    const viewer = await startMailViewer({ port, outboxDir: path.join(dataDir, 'outbox'), publicUrl });
    closers.push(viewer.stop);
    process.stdout.write(`Its emails are at ${viewer.url}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stdout.write(
      `Its emails cannot be shown on port ${port} (${code}). Set MAIL_VIEWER_PORT to another one.\n`,
    );
  }
}

/** Emulated time with the emulator, otherwise the real time. Tells the commands the time and where it is served. */
async function openClock({ paddle, publicUrl }: Config, log: AppDeps['log'], db: AppDeps['db']): Promise<() => number> {
  if (paddle.mode !== 'emulator') {
    await saveServing(db, { publicUrl, emulatorUrl: null, clockAheadMs: 0 });
    return Date.now;
  }
  const { emulatorUrl } = paddle;
  const onMove = (clockAheadMs: number) => saveServing(db, { publicUrl, emulatorUrl, clockAheadMs });
  const offsetMs = (await findServing(db))?.clockAheadMs ?? 0;
  await onMove(offsetMs);
  const follower = followEmulatorClock({ url: emulatorUrl, wallClock: Date.now, log, offsetMs, onMove });
  closers.push(follower.stop);
  return follower.clock;
}

function dataLocationLine(dataDir: string, elsewhere: string): string {
  return `Its database is in ${elsewhere}, not in ${dataDir}: PostgreSQL does not run as root, and its user may not enter that folder.`;
}

/**
 * Waits for the start, running requests and jobs up to a time limit, closes everything and ends the process.
 * @param line the reason of a stop that nobody requested
 */
async function stop(exitCode: number, line?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (line !== undefined) process.stderr.write(`${line}\n`);
  // Ends a start of the embedded database, because its recovery may take long.
  if (!isDatabaseOpen) await stopEmbedded();
  const inTime = await stopInOrder(endWork, stopEmbedded, workTimeoutMs);
  if (!inTime) exitWith('The server did not stop in time: what still ran was cut off.');
  process.exit(exitCode);
}

/** Serves on, with 503 at `/health`, until a proxy has seen that; then stops. */
async function drain(): Promise<void> {
  // A supervisor may tell all processes of a group, and `scripts/start.mjs` tells this one again.
  if (isDraining) return;
  isDraining = true;
  const drainMs = isListening && !('faults' in read) ? read.config.drainMs : 0;
  await wait(drainMs, undefined, { signal: drainEnd.signal }).catch(() => undefined);
  await stop(0);
}

async function endWork(): Promise<void> {
  await starting.catch(() => undefined);
  for (const step of closers.reverse()) {
    await step().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
}

function exitWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

// Ctrl-C also ends a drain.
process.on('SIGINT', () => {
  drainEnd.abort();
  void stop(0);
});
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => drain());
// The parent process has ended.
process.on('disconnect', () => stop(0));

const read = readConfig();
if ('faults' in read) exitWith(read.faults.join('\n'));
const starting = start(read.config);
starting.catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return stop(1);
});
