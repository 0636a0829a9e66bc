import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { upload } from '#testing/server/measured.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { largestTables } from '../storage/storage.sql.ts';
import { findCommand } from './main.ts';

describe('the command storage', () => {
  const database = useTestDatabase();

  const run = (...args: string[]) => {
    const deps = createTestDeps(database, { DATA_DIR: tmpdir(), DATABASE_ALARM_GB: '0.001', EVENTS_KEEP_DAYS: '90' });
    return findCommand('storage')!.run({ ...deps, by: 'maya' }, args);
  };

  it('the command storage says what is short, what fills the database, and which event names are unknown', async () => {
    const deps = createTestDeps(database);
    const app = buildApp(deps, { webDir: null });
    const event = (name: string, id: number) => ({
      device: 'device-1',
      name,
      id,
      insertId: `${id}`,
      cohort: 'A',
      source: '',
      time: deps.clock(),
    });
    await upload(app, [event('Order\nplaced', 1), event('Order\nplaced', 2), event('open_main', 3)]);
    await app.close();
    const outcome = await run();
    const lines = 'output' in outcome ? outcome.output.split('\n') : [];
    expect(lines[0]).toMatch(/^Alarm: The database has \d+\.\d GB \(alarm from 0.001 GB on\)\.$/);
    expect(lines).toContainEqual(expect.stringMatching(/^Disk of DATA_DIR: \d+ % full$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}\w+: \d+\.\d MB$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Days of events: .*, kept for 90 days$/));
    expect(lines.slice(-2)).toEqual(['Names of events in quarantine:', '  "Order\\nplaced": 2']);
  });

  it('the sizes of tables count all days of events as one table', async () => {
    const names = (await largestTables(database.db, 100)).map(({ name }) => name);
    expect(names.filter((name) => /^events/.test(name))).toEqual(['events']);
  });

  it('the command storage takes no further word', async () => {
    expect(await run('now')).toEqual({ fault: 'Say it like this: storage' });
  });
});
