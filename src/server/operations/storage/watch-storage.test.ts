import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import type { Storage } from './storage-alarms.ts';
import { createStorageWatch, readStorage } from './watch-storage.ts';

const database = useTestDatabase();

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
      await watch.look();
    }
    expect(lines).toEqual([short, short]);
    expect(watch.alarms()).toEqual([{ what: 'disk', sentence: short }]);
    storage = { diskPercent: 50, databaseBytes: 0 };
    await watch.look();
    await watch.look();
    expect(lines.slice(2)).toEqual(['Storage is no longer short']);
    expect(watch.alarms()).toEqual([]);
    storage = { diskPercent: 90, databaseBytes: 0 };
    await watch.look();
    expect(lines.slice(3)).toEqual([short]);
  });

  it('an outside monitor is told what is short, without figures', async () => {
    const deps = createTestDeps(database, { DATABASE_ALARM_GB: '0.001' });
    const watch = createStorageWatch(deps);
    const app = buildApp({ ...deps, storage: watch }, { webDir: null });
    const deep = async () => (await app.inject('/health?deep')).json();
    expect(await deep()).toEqual({ status: 'ok', alarms: [] });
    await watch.look();
    expect(await deep()).toEqual({ status: 'ok', alarms: ['database'] });
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    await app.close();
  });
});
