import { statfs } from 'node:fs/promises';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { reasonOf } from '../reason-of';
import { databaseBytes } from './storage.sql';
import { type Storage, type StorageAlarm, storageAlarms } from './storage-alarms';

const everyMs = 5 * 60_000;
/** What lasts is said again, so that it is not lost among other lines. */
const saidAgainMs = 24 * 60 * 60_000;

type WatchDeps = Pick<Deps, 'db' | 'wallClock' | 'log'> & { config: Pick<Config, 'dataDir' | 'storage'> };

/** How much is used now. */
export async function readStorage({ config, db }: Pick<WatchDeps, 'config' | 'db'>): Promise<Storage> {
  // Without data of ours on this machine there is no such folder.
  const disk = await statfs(config.dataDir).catch(() => null);
  // As `df` has it: what only the administrator may use counts for neither side.
  const diskPercent = disk ? (100 * (disk.blocks - disk.bfree)) / (disk.blocks - disk.bfree + disk.bavail) : null;
  return { diskPercent, databaseBytes: await databaseBytes(db) };
}

export interface StorageWatch {
  /** What was short at the last look. */
  alarms: () => StorageAlarm[];
  /** Looks now, and tells the log what has changed. */
  look: () => Promise<void>;
}

/** Tells the log when storage gets short, once a day while it is, and when it no longer is. */
export function createStorageWatch(
  deps: WatchDeps,
  read: (deps: WatchDeps) => Promise<Storage> = readStorage,
): StorageWatch {
  let alarms: StorageAlarm[] = [];
  const saidAt = new Map<StorageAlarm['what'], number>();

  async function look() {
    const now = deps.wallClock();
    alarms = storageAlarms(await read(deps), deps.config.storage);
    for (const { what, sentence } of alarms) {
      if (now - (saidAt.get(what) ?? Number.NEGATIVE_INFINITY) < saidAgainMs) continue;
      saidAt.set(what, now);
      deps.log.error({ alarm: what }, sentence);
    }
    for (const what of [...saidAt.keys()].filter((said) => !alarms.some((alarm) => alarm.what === said))) {
      saidAt.delete(what);
      deps.log.info({ alarm: what }, 'Storage is no longer short');
    }
  }
  return { alarms: () => alarms, look };
}

/** Looks now and every five minutes. */
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
