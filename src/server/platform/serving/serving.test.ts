import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/settings/config.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { findServing, saveServing } from './serving.sql.ts';
import { settingsInForce } from './settings-in-force.ts';

const database = useTestDatabase();
beforeEach(() => database.empty());

const told = { publicUrl: 'http://localhost:4100', emulatorUrl: 'http://127.0.0.1:4101', clockAheadMs: 36_720_000_000 };

describe('where the server serves', () => {
  it('is not known before its first start', async () => {
    expect(await findServing(database.db)).toBeNull();
  });

  it('is what it told last', async () => {
    await saveServing(database.db, { ...told, clockAheadMs: 0 });
    await saveServing(database.db, told);
    expect(await findServing(database.db)).toEqual(told);
  });
});

describe('the settings of a command', () => {
  const read = readConfig({});
  if ('faults' in read) throw new Error(read.faults.join());
  const { config } = read;

  it('have the addresses of the server, whatever port the command was typed with', () => {
    const inForce = settingsInForce(config, told);
    expect([inForce.publicUrl, inForce.paddle.emulatorUrl]).toEqual([told.publicUrl, told.emulatorUrl]);
  });

  it('are its own before the first start', () => {
    expect(settingsInForce(config, null)).toEqual(config);
  });

  it('keep their own emulator where the server had none', () => {
    expect(settingsInForce(config, { ...told, emulatorUrl: null }).paddle).toEqual(config.paddle);
  });
});
