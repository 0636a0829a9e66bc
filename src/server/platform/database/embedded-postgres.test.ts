import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { clusterOf, queryFirst, useTestPostgres } from '#testing/server/postgres.ts';
import type { RunningPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';

const { place, messages, start } = useTestPostgres();

describe('the embedded database', () => {
  it('the embedded database keeps its data over a stop, and has data checksums', { tags: 'long' }, async () => {
    const first = await start();
    await queryFirst(first.url, 'create table kites as select 7 as count');
    expect(await queryFirst(first.url, 'show data_checksums')).toEqual({ data_checksums: 'on' });
    await first.stop();
    expect(findPostmaster(clusterOf(first))).toBeNull();
    const second = await start();
    expect(await queryFirst(second.url, 'select count from kites')).toEqual({ count: 7 });
  });

  it('the embedded database listens on this machine only and requires the password', async () => {
    const server = await start();
    expect(await queryFirst(server.url, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(queryFirst(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('the password file of the embedded database can be read by its owner only', async () => {
    const server = await start();
    for (const [name, url] of [
      ['password', server.superuserUrl],
      ['app-password', server.url],
    ] as const) {
      const file = path.join(server.dataDir, name);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(url).toContain(readFileSync(file, 'utf8'));
    }
  });

  it('the product’s role owns its database, and can neither run programs nor read files of the machine', async () => {
    const server = await start();
    const role =
      'select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user';
    expect(await queryFirst(server.url, role)).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    });
    await queryFirst(server.url, 'drop schema public cascade');
    await queryFirst(server.url, 'create schema public');
    await expect(queryFirst(server.url, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied');
    await expect(queryFirst(server.url, `select pg_read_file('/etc/hostname')`)).rejects.toThrow('permission denied');
  });

  it('what a superuser owned before belongs to the product’s role after the next start', async () => {
    const first = await start();
    for (const statement of [
      'create table older (id bigint generated always as identity, day date) partition by range (day)',
      `create table older_1 partition of older for values from ('2030-01-01') to ('2030-02-01')`,
      'create sequence lone',
      'create function lifted() returns trigger language plpgsql as $$ begin return new; end $$',
      'create trigger lifted before insert on older_1 for each row execute function lifted()',
    ]) {
      await queryFirst(first.superuserUrl, statement);
    }
    await first.stop();
    const { url } = await start();
    for (const statement of [
      `insert into older (day) values ('2030-01-02')`,
      'alter table older disable trigger user',
      'alter table older add column kite text',
      `select nextval('lone')`,
      'drop table older',
      'drop function lifted',
      'drop sequence lone',
    ]) {
      await expect(queryFirst(url, statement), statement).resolves.not.toThrow();
    }
  });

  it('the embedded database starts over a pid file whose process is gone', async () => {
    const first = await start();
    const pidFile = readFileSync(path.join(clusterOf(first), 'postmaster.pid'), 'utf8');
    await first.stop();
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(gone, 'exit');
    writePidFile(first, pidFile, gone.pid!);
    const second = await start();
    expect(await queryFirst(second.url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('the embedded database starts over a pid file whose id belongs to another process', async () => {
    const first = await start();
    const pidFile = readFileSync(path.join(clusterOf(first), 'postmaster.pid'), 'utf8');
    await first.stop();
    writePidFile(first, pidFile, process.pid);
    const second = await start();
    expect(await queryFirst(second.url, 'select 1 as one')).toEqual({ one: 1 });
    expect(messages).not.toContainEqual(expect.stringContaining('Joined'));
  });

  it('the embedded database is joined by a second start while it runs', async () => {
    const first = await start();
    const second = await start();
    expect(second.port).toBe(first.port);
    expect(messages).toContainEqual(expect.stringContaining('Joined the database that was still running'));
  });

  it('the embedded database starts once when it is started twice at the same moment', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.port).toBe(other.port);
    expect(await queryFirst(one.url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('the embedded database recovers after it was killed', async () => {
    const first = await start();
    await queryFirst(first.url, 'create table strings as select 7 as count');
    process.kill(findPostmaster(clusterOf(first))!.pid, 'SIGKILL');
    await first.stop();
    const second = await start();
    expect(await queryFirst(second.url, 'select count from strings')).toEqual({ count: 7 });
  });

  it('the embedded database logs no failed statement, no parameter and no row', async () => {
    const server = await start();
    const log = path.join(server.dataDir, 'server.log');
    const before = statSync(log).size;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table people (email text primary key, age integer check (age > 17))');
    const insert = 'insert into people values ($1, $2::text::integer)';
    await client.query(insert, ['secretname@example.com', '34']);
    for (const age of ['34', 'secretname', '4242424242', '7']) {
      await expect(client.query(insert, ['secretname@example.com', age])).rejects.toThrow();
    }
    await expect(client.query("insert into people values ('secretname@example.com')")).rejects.toThrow();
    await client.end();
    await server.stop();
    const written = readFileSync(log, 'utf8').slice(before);
    expect(written).toContain('shutting down');
    expect(written).not.toMatch(/secretname|4242424242/);
  });

  it('the embedded database limits the write-ahead log that it replays after a crash', async () => {
    expect(await queryFirst((await start()).url, 'show max_wal_size')).toEqual({ max_wal_size: '256MB' });
  });

  it('an aborted start of the embedded database leaves nothing running', async () => {
    const stopping = new AbortController();
    const starting = start({ signal: stopping.signal });
    stopping.abort();
    await expect(starting).rejects.toThrow('given up');
    await expect.poll(() => findPostmaster(path.join(place.folder, 'postgres/cluster'))).toBeNull();
  });

  it('the embedded database says in one sentence that its data folder cannot be written', async () => {
    const file = path.join(place.folder, 'a-file');
    writeFileSync(file, '');
    const failed = start({ dataDir: path.join(file, 'postgres') });
    await expect(failed).rejects.toThrow(
      /^The data folder .*a-file\/postgres cannot be written \(\w+\)\. Set DATA_DIR to a folder that can\.$/,
    );
  });

  it('the embedded database says in PostgreSQL’s words why it does not start', async () => {
    const failed = start({ settings: { max_connections: 'many' } });
    await expect(failed).rejects.toThrow(/^The database did not start: FATAL: .*max_connections/);
  });
});

function writePidFile(server: RunningPostgres, text: string, pid: number): void {
  writeFileSync(path.join(clusterOf(server), 'postmaster.pid'), text.replace(/^\d+/, String(pid)));
}
