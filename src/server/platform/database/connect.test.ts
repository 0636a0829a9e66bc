import { expect, it } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import { connect, connectForLong } from './connect.ts';

const database = useTestDatabase();

it('the pool survives the loss of a connection that is checked out, and logs it', async () => {
  const warnings: string[] = [];
  let resolveLost = () => {};
  const lost = new Promise<void>((resolve) => {
    resolveLost = resolve;
  });
  const warn = (message: string) => {
    warnings.push(message);
    resolveLost();
  };
  const { pool, close } = connect(database.url, { warn });
  const lent = await pool.connect();
  const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await lost;
  expect(warnings[0]).toMatch(/^A database connection was lost: /);
  lent.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

it('the database compiles no query, also on a connection for long work', async () => {
  const { pool, close } = connect(database.url, console);
  const client = await connectForLong(pool);
  const question = "select current_setting('jit') as jit";
  expect((await pool.query(question)).rows).toEqual([{ jit: 'off' }]);
  expect((await client.query(question)).rows).toEqual([{ jit: 'off' }]);
  await client.end();
  await close();
});

it('a connection that is lost while the pool closes is not logged', async () => {
  const warnings: string[] = [];
  const { pool, close } = connect(database.url, { warn: (message) => void warnings.push(message) });
  const lent = await pool.connect();
  const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid');
  const closed = close();
  const lost = new Promise((resolve) => lent.once('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await lost;
  lent.release(true);
  await closed;
  expect(warnings).toEqual([]);
});
