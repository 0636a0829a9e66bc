import { statfs } from 'node:fs/promises';
import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import type { Config, StorageThresholds } from '#server/platform/settings/config.ts';
import { databaseBytes } from './storage.sql.ts';

const everyMs = 5 * 60_000;
/** An alarm that lasts is logged again, so that it is not lost among other lines. */
const loggedAgainMs = dayMs;

type WatchDeps = Pick<Deps, 'db' | 'wallClock' | 'log'> & { config: Pick<Config, 'dataDir' | 'storage'> };

/** The storage in use now. */
export async function readStorage({ config, db }: Pick<WatchDeps, 'config' | 'db'>): Promise<Storage> {
  // The folder may not exist if the database is elsewhere.
  const disk = await statfs(config.dataDir).catch(() => null);
  // Like `df`: blocks that only the administrator may use count as neither used nor free.
  const diskPercent = disk ? (100 * (disk.blocks - disk.bfree)) / (disk.blocks - disk.bfree + disk.bavail) : null;
  return { diskPercent, databaseBytes: await databaseBytes(db) };
}

export interface StorageWatch {
  /** The alarms of the last check. */
  alarms: () => StorageAlarm[];
  /** Reads the storage now, and logs what has changed. */
  check: () => Promise<void>;
}

/** Logs when storage gets short, once a day while it is, and when it no longer is. */
export function createStorageWatch(
  deps: WatchDeps,
  read: (deps: WatchDeps) => Promise<Storage> = readStorage,
): StorageWatch {
  let alarms: StorageAlarm[] = [];
  const loggedAt = new Map<StorageAlarm['what'], number>();

  async function check() {
    const now = deps.wallClock();
    alarms = storageAlarms(await read(deps), deps.config.storage);
    for (const { what, sentence } of alarms) {
      if (now - (loggedAt.get(what) ?? Number.NEGATIVE_INFINITY) < loggedAgainMs) continue;
      loggedAt.set(what, now);
      deps.log.error({ alarm: what }, sentence);
    }
    for (const what of [...loggedAt.keys()].filter((logged) => !alarms.some((alarm) => alarm.what === logged))) {
      loggedAt.delete(what);
      deps.log.info({ alarm: what }, 'Storage is no longer short');
    }
  }
  return { alarms: () => alarms, check };
}

/** Looks at once and every five minutes. */
export function startWatching(watch: StorageWatch, log: Deps['log']): { stop: () => Promise<void> } {
  return doEvery(everyMs, watch.check, (error) =>
    log.warn(`It cannot be seen how full the disk is: ${reasonOf(error)}`),
  );
}

export interface Storage {
  /** How much of the disk with the data is used, 0 to 100; null if unknown. */
  diskPercent: number | null;
  databaseBytes: number;
}

/** The alarms, and a sentence with figures, which only the operator may see. */
interface StorageAlarm {
  what: 'disk' | 'database';
  sentence: string;
}

const gigabyte = 1e9;

/** The alarms before the disk is full, because then nothing could be stored, not even payments. */
export function storageAlarms(storage: Storage, thresholds: StorageThresholds): StorageAlarm[] {
  const { diskPercent, databaseBytes } = storage;
  const alarms: StorageAlarm[] = [];
  if (diskPercent !== null && diskPercent >= thresholds.diskPercent) {
    const sentence = `The disk with the data is ${Math.floor(diskPercent)} % full (alarm from ${thresholds.diskPercent} % on).`;
    alarms.push({ what: 'disk', sentence });
  }
  const mostGigabytes = thresholds.databaseGigabytes;
  if (mostGigabytes !== null && databaseBytes >= mostGigabytes * gigabyte) {
    const size = (databaseBytes / gigabyte).toFixed(1);
    alarms.push({ what: 'database', sentence: `The database has ${size} GB (alarm from ${mostGigabytes} GB on).` });
  }
  return alarms;
}
