import type { StorageThresholds } from '#server/platform/settings/config.ts';

export interface Storage {
  /** How much of the disk that holds the data is used, 0 to 100; null where it cannot be seen. */
  diskPercent: number | null;
  databaseBytes: number;
}

/** What is short, and a sentence with figures, which only the operator may see. */
export interface StorageAlarm {
  what: 'disk' | 'database';
  sentence: string;
}

const gigabyte = 1e9;

/** The alarms for the operator before the disk is full, as then nothing could be stored, not even payments. */
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
