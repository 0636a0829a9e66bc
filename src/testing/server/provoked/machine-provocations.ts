import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { createCertificateWatch } from '#server/operations/alerts/read-certificate.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { createBackupKey } from '#server/operations/backup/seal.ts';
import { compareWithProvider } from '#server/operations/reconciliation/compare-with-provider.ts';
import { createStorageWatch } from '#server/operations/storage/watch-storage.ts';
import type { RenderedPages } from '#server/site/rendered-pages.ts';
import { watchSite } from '#server/site/shown-site.ts';
import { unrenderedPages } from '../deps.ts';
import { forgetPassword, isAway, withMailServer } from './mail-provocations.ts';
import { hourMs, minuteMs, type Provocation, type Stage } from './provocation.ts';

const mostAttempts = 60;

const brokenPages: RenderedPages = {
  ...unrenderedPages,
  of: async () => {
    throw new Error('A page cannot be rendered');
  },
};

/** Reads the size of the database, with an alarm from this many gigabytes on. */
async function checkStorage({ shop, machine }: Stage, databaseGigabytes: number): Promise<void> {
  shop.deps.config.storage = { diskPercent: 101, databaseGigabytes };
  const watch = createStorageWatch(shop.deps);
  await watch.check();
  machine.storage = watch;
}

/** The site has a certificate that ends after so long. */
function certify({ shop, machine }: Stage, ms: number): void {
  const endsAt = shop.deps.clock() + ms;
  machine.certificateEndsAt = createCertificateWatch('https://everkite.com', shop.deps.clock, async () => endsAt);
}

/** Tonight's backup, into a folder that is there or not. */
async function backUp({ shop: { deps } }: Stage, dir: string): Promise<void> {
  const { recipient } = await createBackupKey();
  deps.config.backup = { dir, recipient, retentionDays: 30 };
  await runBackup(deps, deps.config.backup, 'nightly').catch(() => null);
}

/** Faults of the jobs and of the machine. */
export const machineProvocations = {
  'work: job given up': {
    provoke: async (stage) => {
      await forgetPassword(stage);
      await withMailServer(stage, isAway, async () => {
        for (let i = 0; i < mostAttempts; i += 1) {
          await stage.shop.work();
          stage.shop.deps.advance(hourMs);
        }
      });
    },
    mend: async ({ shop, owner, query }) => {
      const [row] = await query(`select id from work_items where kind = 'job given up'`);
      await owner.act(consoleCalls.runJobAgain, row!.id!, {});
      await shop.work();
    },
  },
  'jobs late': {
    provoke: async (stage) => {
      await forgetPassword(stage);
      await stage.shop.advance(11 * minuteMs);
    },
    mend: ({ shop }) => shop.work(),
  },
  'pages not rendered': {
    provoke: ({ shop }) => watchSite({ ...shop.deps, renderedPages: brokenPages }).shown(),
    mend: ({ shop }) => watchSite(shop.deps).shown(),
  },
  'books not compared': {
    provoke: async ({ shop }) => {
      await compareWithProvider(shop.deps, 'night:1');
      await shop.advance(51 * hourMs);
    },
    mend: ({ shop }) => compareWithProvider(shop.deps, 'night:2'),
  },
  storage: { provoke: (stage) => checkStorage(stage, 0.001), mend: (stage) => checkStorage(stage, 1000) },
  backup: {
    provoke: async (stage) => {
      await backUp(stage, '/dev/null/not-a-folder');
      await stage.shop.advance(27 * hourMs);
    },
    mend: async (stage) => {
      const dir = await mkdtemp(path.join(tmpdir(), 'everkite-backup-'));
      await backUp(stage, dir);
      await rm(dir, { recursive: true });
    },
  },
  certificate: {
    provoke: async (stage) => certify(stage, 13 * dayMs),
    mend: async (stage) => certify(stage, 90 * dayMs),
  },
  clock: {
    provoke: async ({ machine }) => {
      machine.clockOffMs = 2 * minuteMs;
    },
    mend: async ({ machine }) => {
      machine.clockOffMs = 0;
    },
  },
  exposed: {
    provoke: async ({ shop }) => {
      shop.deps.config.publicUrl = 'https://everkite.com';
    },
    mend: async ({ shop }) => {
      shop.deps.config.publicUrl = 'https://everkite.test';
    },
  },
} satisfies Record<string, Provocation>;
