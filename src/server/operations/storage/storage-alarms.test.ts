import { describe, expect, it } from 'vitest';
import { storageAlarms } from './storage-alarms.ts';

const thresholds = { diskPercent: 85, databaseGigabytes: 20 };

describe('the alarm about storage', () => {
  it.each([
    ['neither is short', { diskPercent: 84.9, databaseBytes: 19.9e9 }, []],
    ['the disk is at its threshold', { diskPercent: 85, databaseBytes: 0 }, ['disk']],
    ['the database is at its threshold', { diskPercent: 10, databaseBytes: 20e9 }, ['database']],
    ['both are short', { diskPercent: 99, databaseBytes: 50e9 }, ['disk', 'database']],
    ['the disk cannot be seen', { diskPercent: null, databaseBytes: 0 }, []],
  ])('the alarms are right when %s', (_, storage, what) => {
    expect(storageAlarms(storage, thresholds).map((alarm) => alarm.what)).toEqual(what);
  });

  it('an alarm names the figure and its threshold', () => {
    expect(
      storageAlarms({ diskPercent: 91.7, databaseBytes: 20.46e9 }, thresholds).map((alarm) => alarm.sentence),
    ).toEqual([
      'The disk with the data is 91 % full (alarm from 85 % on).',
      'The database has 20.5 GB (alarm from 20 GB on).',
    ]);
  });

  it('there is no alarm about the database where it has no threshold', () => {
    expect(storageAlarms({ diskPercent: 0, databaseBytes: 1e15 }, { ...thresholds, databaseGigabytes: null })).toEqual(
      [],
    );
  });
});
