import { describe, expect, it } from 'vitest';
import { createBareDatabase } from '#testing/server/database.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { migrate, migrations } from './migrate.ts';

const database = useTestDatabase({ ownDatabase: true });

const known = migrations.map(({ name }) => ({ name, sql: '' }));
const knownNames = known.map(({ name }) => name);

describe('migrate', () => {
  it('migrate runs a new migration once, though two processes start at the same time', async () => {
    const added = { name: '9001-kites', sql: 'create table kites (id integer primary key)' };
    await Promise.all([migrate(database.pool, [...known, added]), migrate(database.pool, [...known, added])]);
    const { rows } = await database.pool.query('select name from migrations order by name');
    expect(rows.map((row) => row.name)).toEqual([...knownNames, '9001-kites']);
  });

  it('migrate leaves nothing behind when a later migration fails', async () => {
    const good = { name: '9002-strings', sql: 'create table strings (id integer primary key)' };
    const bad = { name: '9003-knots', sql: 'create table strings (id integer primary key)' };
    const wanted = [...known, { name: '9001-kites', sql: '' }, good, bad];
    await expect(migrate(database.pool, wanted)).rejects.toThrow('already exists');
    const { rows } = await database.pool.query("select to_regclass('strings') as strings");
    expect(rows[0].strings).toBeNull();
  });

  it('migrate refuses a database that is newer than the program', async () => {
    await expect(migrate(database.pool, known)).rejects.toThrow('made by a newer version of this program');
  });

  it('migrate continues a log that we wrote before Kysely, though two processes start at the same time', async () => {
    const old = await createBareDatabase();
    await migrate(old.pool, migrations.slice(0, 3));
    await old.pool.query('drop table kysely_migration_lock');
    await old.pool.query('alter table migrations drop column timestamp');
    await old.pool.query('alter table migrations add column applied_at timestamptz not null default now()');
    await Promise.all([migrate(old.pool), migrate(old.pool)]);
    const { rows } = await old.pool.query('select name, timestamp from migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(rows.filter(({ timestamp }) => !/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/.test(timestamp))).toEqual([]);
    await old.drop();
  });
});
