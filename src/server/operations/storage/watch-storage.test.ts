import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { createStorageWatch, readStorage, type Storage, storageAlarms } from './watch-storage.ts';

const database = useTestDatabase();

const thresholds = { diskPercent: 85, databaseGigabytes: 20 };

describe('the watch over storage', () => {
  it('storage is read from the disk of the data and the size of the database', async () => {
    const deps = createTestDeps(database, { DATA_DIR: tmpdir() });
    const { diskPercent, databaseBytes } = await readStorage(deps);
    expect(diskPercent).toBeGreaterThan(0);
    expect(diskPercent).toBeLessThanOrEqual(100);
    expect(databaseBytes).toBeGreaterThan(1e6);
    const elsewhere = createTestDeps(database, { DATA_DIR: '/there/is/no/such/folder' });
    expect((await readStorage(elsewhere)).diskPercent).toBeNull();
  });

  it('an alarm is logged at once, again after a day, and when it is over', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line).msg) });
    const deps = { ...createTestDeps(database), log };
    let storage: Storage = { diskPercent: 90, databaseBytes: 0 };
    let now = 0;
    const watch = createStorageWatch({ ...deps, wallClock: () => now }, async () => storage);
    const short = 'The disk with the data is 90 % full (alarm from 85 % on).';
    for (const at of [0, dayMs - 1, dayMs]) {
      now = at;
      await watch.check();
    }
    expect(lines).toEqual([short, short]);
    expect(watch.alarms()).toEqual([{ what: 'disk', sentence: short }]);
    storage = { diskPercent: 50, databaseBytes: 0 };
    await watch.check();
    await watch.check();
    expect(lines.slice(2)).toEqual(['Storage is no longer short']);
    expect(watch.alarms()).toEqual([]);
    storage = { diskPercent: 90, databaseBytes: 0 };
    await watch.check();
    expect(lines.slice(3)).toEqual([short]);
  });

  it('an outside monitor is told what is short, without figures', async () => {
    const deps = createTestDeps(database, { DATABASE_ALARM_GB: '0.001' });
    const watch = createStorageWatch(deps);
    const app = buildApp({ ...deps, storage: watch }, { webDir: null });
    const deep = async () => (await app.inject('/health?deep')).json();
    expect(await deep()).toEqual({ status: 'ok', alarms: [] });
    await watch.check();
    expect(await deep()).toEqual({ status: 'ok', alarms: ['database'] });
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    await app.close();
  });
});

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
