import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import { respellMailboxes } from './respell-mailboxes.sql.ts';

const database = useTestDatabase();
beforeEach(() => database.empty());

it('accounts from before get the one spelling of their mailbox, unless another account has it', async () => {
  await database.pool.query(`
    insert into users (email, email_key) values
      ('Ada@Bücher.example', 'ada@bücher.example'), ('zoë@example.com', 'zoë@example.com'),
      ('mary@bücher.example', 'mary@bücher.example'), ('mary@xn--bcher-kva.example', 'mary@xn--bcher-kva.example')`);
  for (const _time of [1, 2]) {
    await respellMailboxes(database.db);
    const { rows } = await database.pool.query('select email_key from users order by id');
    expect(rows.map(({ email_key }) => email_key)).toEqual([
      'ada@xn--bcher-kva.example',
      'zoë@example.com',
      'mary@bücher.example',
      'mary@xn--bcher-kva.example',
    ]);
  }
});
