import { statfs } from 'node:fs/promises';
import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { databaseBytes } from './storage.sql.ts';
import { type Storage, type StorageAlarm, storageAlarms } from './storage-alarms.ts';

const everyMs = 5 * 60_000;
/** An alarm that lasts is logged again, so that it is not lost among other lines. */
const loggedAgainMs = dayMs;

type WatchDeps = Pick<Deps, 'db' | 'wallClock' | 'log'> & { config: Pick<Config, 'dataDir' | 'storage'> };

/** The storage in use now. */
export async function readStorage({ config, db }: Pick<WatchDeps, 'config' | 'db'>): Promise<Storage> {
  // Where the database is elsewhere, there may be no such folder.
  const disk = await statfs(config.dataDir).catch(() => null);
  // Like `df`: blocks that only the administrator may use count as neither used nor free.
  const diskPercent = disk ? (100 * (disk.blocks - disk.bfree)) / (disk.blocks - disk.bfree + disk.bavail) : null;
  return { diskPercent, databaseBytes: await databaseBytes(db) };
}

export interface StorageWatch {
  /** The alarms of the last look. */
  alarms: () => StorageAlarm[];
  /** Reads the storage now, and logs what has changed. */
  look: () => Promise<void>;
}

/** Logs when storage gets short, once a day while it is, and when it no longer is. */
export function createStorageWatch(
  deps: WatchDeps,
  read: (deps: WatchDeps) => Promise<Storage> = readStorage,
): StorageWatch {
  let alarms: StorageAlarm[] = [];
  const loggedAt = new Map<StorageAlarm['what'], number>();

  async function look() {
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
  return { alarms: () => alarms, look };
}

/** Looks at once and every five minutes. */
export function startWatching(watch: StorageWatch, log: Deps['log']): { stop: () => Promise<void> } {
  const look = () =>
    watch.look().catch((error: unknown) => log.warn(`It cannot be seen how full the disk is: ${reasonOf(error)}`));
  let current = look();
  const timer = setInterval(() => {
    current = look();
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
