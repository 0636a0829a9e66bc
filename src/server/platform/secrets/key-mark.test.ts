import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import { keyFault } from './key-mark.ts';
import { createSecrets } from './secrets.ts';

const database = useTestDatabase();
beforeEach(() => database.empty());
const [one, other] = ['the key of one server, thirty-two characters', 'the key of the other, thirty-two characters'];

/** A start with these keys: set by SECRETS_KEY, or found in DATA_DIR. */
const start = (keys: string[], { isChosen = false, databaseUrl = 'postgres://db' as string | null } = {}) =>
  keyFault({
    db: database.db,
    secrets: createSecrets(keys),
    config: { secretKeys: isChosen ? keys : [], databaseUrl },
  });

describe('the key of several servers', () => {
  it('servers with the same key start, also at the same moment', async () => {
    expect(await Promise.all([start([one]), start([one]), start([one])])).toEqual([null, null, null]);
  });

  it('of two servers that each made a key, the second does not start and says what to do', async () => {
    const faults = await Promise.all([start([one]), start([other])]);
    expect(faults.filter((fault) => fault === null)).toHaveLength(1);
    expect(faults.find((fault) => fault !== null)).toContain('set it to what secrets.key of the first one contains');
  });

  it('a server that made a key starts beside one with the same as SECRETS_KEY only', async () => {
    await start([one], { isChosen: true });
    expect(await start([one])).toBeNull();
    expect(await start([other])).not.toBeNull();
  });

  it('a key that was chosen replaces the mark, so that a lost one does not keep servers from starting', async () => {
    await start([one]);
    expect(await start([other], { isChosen: true })).toBeNull();
    expect(await start([other])).toBeNull();
  });

  it('while keys are exchanged the mark follows the newest', async () => {
    await start([one], { isChosen: true });
    expect(await start([other, one], { isChosen: true })).toBeNull();
    expect(await start([other])).toBeNull();
    expect(await start([one])).not.toBeNull();
  });

  it('the embedded database has one server, which starts with any key', async () => {
    await start([one], { databaseUrl: null });
    expect(await start([other], { databaseUrl: null })).toBeNull();
  });
});
