import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createPaddleProvider } from '#server/billing/paddle/paddle-provider.ts';
import type { AppDeps } from '#server/deps.ts';
import { documentKinds } from '#server/document-kinds.ts';
import { createPasswords, type Passwords } from '#server/identity/passwords.ts';
import type { RenderedEmail } from '#server/mail/mailer.ts';
import { createSecrets } from '#server/platform/secrets/secrets.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { createPublished } from '#server/publishing/published.ts';
import { createCopyFiles } from '#server/site/copy-files.ts';
import { publishedTexts } from '#server/site/published-texts.ts';
import { createQuizFiles } from '#server/site/quiz-files.ts';
import type { RenderedPages } from '#server/site/rendered-pages.ts';
import { watchSite } from '#server/site/shown-site.ts';
import type { TestDatabase } from './database.ts';
import { testRehearsalWorkerFile, testReportWorkerFile, testUploadWorkerFile } from './worker-files.ts';

/** Time limit for the emulator's answers in ms; long, because the machine may be busy. */
const timeoutMs = 120_000;

/** Shared, because each `createPasswords` computes a hash to compare with when the user is unknown. */
const passwords: Passwords = createPasswords('quick');

/** A folder that does not exist, so that tests never read a developer's own data. */
const noDataDir = path.join(tmpdir(), 'everkite-test-without-data');

const silent = () => undefined;

export const silentLog: FastifyBaseLogger = {
  level: 'silent',
  fatal: silent,
  error: silent,
  warn: silent,
  info: silent,
  debug: silent,
  trace: silent,
  silent,
  child: () => silentLog,
} as FastifyBaseLogger;

/** Tests of calls have no built site. */
export const unrenderedPages: RenderedPages = {
  textsShown: async () => ({}),
  of: async () => [],
  weigh: async () => [],
};

export interface TestDeps extends AppDeps {
  /** The sent emails, oldest first. */
  sent: RenderedEmail[];
  /** Moves the clock forward. */
  advance: (ms: number) => void;
  /** Resets the clock, clears `sent` and restores everything that a test has replaced. */
  reset: () => void;
}

/**
 * Everything a handler may use, on a real database, with a clock that only tests move and a mailer that keeps its
 * emails.
 */
export function createTestDeps(
  { pool, db }: Pick<TestDatabase, 'pool' | 'db'>,
  env: Record<string, string> = {},
): TestDeps {
  const settings = { PUBLIC_URL: 'https://everkite.test', DATA_DIR: noDataDir, PADDLE_CALLS_PER_MINUTE: '100000' };
  const read = readConfig({ ...settings, ...env });
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  const start = Date.parse('2030-01-01T12:00:00Z');
  let now = start;
  const sent: RenderedEmail[] = [];
  const clocks = { clock: () => now, wallClock: () => now };
  const published = createPublished({ db, ...clocks });
  const copyFiles = createCopyFiles({ db, ...clocks, published });
  const quizFiles = createQuizFiles({ db, ...clocks, published });
  const deps: TestDeps = {
    config: { ...read.config },
    db,
    pool,
    ...clocks,
    log: silentLog,
    mailer: {
      send: async (email) => {
        sent.push(email);
        return 'handed over';
      },
    },
    passwords,
    secrets: createSecrets(['a key that only tests have, long enough']),
    provider: createPaddleProvider(read.config, { timeLimitMs: timeoutMs }),
    storage: { alarms: () => [] },
    published,
    publishedTexts: publishedTexts({ published, ...clocks, log: silentLog }),
    kinds: {},
    copyFiles,
    quizFiles,
    renderedPages: unrenderedPages,
    site: watchSite({ db, ...clocks, log: silentLog, copyFiles, quizFiles, renderedPages: unrenderedPages }),
    uploadWorkerFile: testUploadWorkerFile,
    reportWorkerFile: testReportWorkerFile,
    rehearsalWorkerFile: testRehearsalWorkerFile,
    sent,
    advance: (ms) => {
      now += ms;
    },
    reset: () => {
      Object.assign(deps, original, { config: { ...read.config } });
      now = start;
      sent.length = 0;
    },
  };
  deps.kinds = documentKinds(deps);
  const original = { ...deps };
  return deps;
}
