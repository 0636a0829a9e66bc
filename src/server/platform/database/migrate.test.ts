import { describe, expect, it } from 'vitest';
import { createBareDatabase } from '#testing/server/database.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { firstInTwoSteps, migrate, migrations } from './migrate.ts';

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

  it('migrate goes on beside a newer program that has only added something', async () => {
    await expect(migrate(database.pool, known)).resolves.toBeUndefined();
  });

  it('migrate refuses a database from which a newer program has taken something', async () => {
    const contract = { name: '9004-kites-contract', sql: 'drop table kites' };
    await migrate(database.pool, [...known, { name: '9001-kites', sql: '' }, contract]);
    await expect(migrate(database.pool, known)).rejects.toThrow('made by a newer version of this program');
  });

  it('a database from before the baseline, with all that it replaces, is recognised and kept', async () => {
    const old = await createBareDatabase();
    await migrate(old.pool, migrations.slice(0, 1));
    await old.pool.query(`
      update migrations set name = '0036-ledger';
      insert into migrations select '0050-training-room', timestamp from migrations;
      insert into users (email, email_key) values ('Ada@example.com', 'ada@example.com')`);
    await Promise.all([migrate(old.pool), migrate(old.pool)]);
    expect((await old.pool.query('select email from users')).rows).toEqual([{ email: 'Ada@example.com' }]);
    const { rows } = await old.pool.query('select name from migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual([
      '0036-ledger',
      '0050-baseline',
      '0050-training-room',
      ...knownNames.slice(1),
    ]);
    await migrate(old.pool);
    await old.drop();
  });

  it('an older database is told which commit brings it there, and stays as it is', async () => {
    const old = await createBareDatabase();
    await old.pool.query(
      "create table migrations (name text); insert into migrations values ('0001-initial'), ('0036-ledger')",
    );
    await expect(migrate(old.pool)).rejects.toThrow(
      /newest migration is 0036-ledger.*commit [0-9a-f]{8} and start it once/,
    );
    expect((await old.pool.query("select to_regclass('users') as users")).rows).toEqual([{ users: null }]);
    await old.drop();
  });
});

describe('migrations in two steps', () => {
  const takesAway =
    /\b(drop (table|column|constraint|index)|rename (to|column)|alter column \w+ (type|set not null|set data type)|add column \w+ [^,;]*not null(?![^,;]*default))\b/i;

  /**
   * A check that is replaced at once has to be replaced by a wider one, or the older process would be refused its
   * writes.
   */
  const replacedCheck = /alter table (\w+) drop constraint (\w+);\s*alter table \1 add constraint \2 check/gi;
  const isTaking = (sql: string) => takesAway.test(sql.replaceAll(replacedCheck, ''));

  it('a migration that takes something away or asks for more says so in its name, one release later', () => {
    const twoSteps = migrations.filter(({ name }) => name >= firstInTwoSteps && !name.endsWith('-contract'));
    expect(twoSteps.filter(({ sql }) => isTaking(sql)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    'alter table users drop column plan',
    'alter table users rename column plan to plans',
    'alter table users alter column plan set not null',
    'alter table users add column kite text not null',
    'drop table kites;',
    'alter table kites drop constraint kites_check',
  ])('"%s" takes something away or asks for more', (sql) => {
    expect(isTaking(sql)).toBe(true);
  });

  it.each([
    "alter table users add column kite text not null default ''",
    'alter table users add column kite text',
    'create table kites (id integer not null primary key)',
    'alter table kites drop constraint k; alter table kites add constraint k check (a > 0)',
  ])('"%s" only adds something', (sql) => {
    expect(isTaking(sql)).toBe(false);
  });
});
