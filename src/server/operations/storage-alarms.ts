export interface Storage {
  /** How much of the disk that holds the data is used, 0 to 100; null where it cannot be seen. */
  diskPercent: number | null;
  databaseBytes: number;
}

/** What is too much. */
export interface StorageThresholds {
  diskPercent: number;
  /** Null: the database may grow as it likes. */
  databaseGigabytes: number | null;
}

/** What is short, and a plain sentence with figures, which is for the operator alone. */
export interface StorageAlarm {
  what: 'disk' | 'database';
  sentence: string;
}

const gigabyte = 1e9;

/** What an operator has to know before the disk is full: then nothing could be stored any more, payments neither. */
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
