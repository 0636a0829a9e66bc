import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrations } from './migrate';
import { createOwnDatabase, type TestDatabase } from './test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createOwnDatabase();
});
afterAll(() => database.drop());

const known = migrations.map(({ name }) => ({ name, sql: '' }));
const knownNames = known.map(({ name }) => name);

describe('migrate', () => {
  it('runs a new migration once, though two processes start at the same time', async () => {
    const added = { name: '9001-kites', sql: 'create table kites (id integer primary key)' };
    await Promise.all([migrate(database.pool, [...known, added]), migrate(database.pool, [...known, added])]);
    const { rows } = await database.pool.query('select name from migrations order by name');
    expect(rows.map((row) => row.name)).toEqual([...knownNames, '9001-kites']);
  });

  it('leaves nothing behind when a later migration fails', async () => {
    const good = { name: '9002-strings', sql: 'create table strings (id integer primary key)' };
    const bad = { name: '9003-knots', sql: 'create table strings (id integer primary key)' };
    const wanted = [...known, { name: '9001-kites', sql: '' }, good, bad];
    await expect(migrate(database.pool, wanted)).rejects.toThrow('already exists');
    const { rows } = await database.pool.query("select to_regclass('strings') as strings");
    expect(rows[0].strings).toBeNull();
  });

  it('refuses a database that is newer than the program', async () => {
    await expect(migrate(database.pool, known)).rejects.toThrow('made by a newer version of this program');
  });
});
