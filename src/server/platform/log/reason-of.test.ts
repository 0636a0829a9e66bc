import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import { createLog } from './log.ts';
import { reasonOf } from './reason-of.ts';

const database = useTestDatabase();

const failureOf = (sql: string, values: unknown[]) =>
  database.pool.query(sql, values).then(
    () => Promise.reject(new Error('It went well.')),
    (error: unknown) => error as Error,
  );

/** Statements whose errors repeat a value in the message, the details or the context. */
const quoting: Record<string, () => Promise<Error>> = {
  'a wrong form': () => failureOf('select $1::text::bigint', ['Ada "Secretname" L']),
  'a wrong date': () => failureOf('select $1::text::timestamptz', ['Secretname']),
  'a number out of range': () => failureOf('select $1::text::integer', ['4242424242424242']),
  'broken JSON': () => failureOf('select $1::text::jsonb', ['{"name": Secretname']),
  'a row that is there already': async () => {
    await database.pool.query("insert into users (email, email_key) values ('a', 'Secretname') on conflict do nothing");
    return failureOf("insert into users (email, email_key) values ('b', $1)", ['Secretname']);
  },
  'a row that a rule forbids': () =>
    failureOf('insert into users (email, email_key) values ($1, null)', ['Secretname']),
  'a failing function': () => failureOf(`do $$ begin execute 'select 1/0 as "Secretname"'; end $$`, []),
};

describe('what is logged of an error of the database', () => {
  it.each(Object.entries(quoting))('the log of a database error repeats no value: %s', async (_what, fail) => {
    const error = await fail();
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    log.error({ err: error }, 'A request failed');
    log.warn({ reason: reasonOf(error) }, 'A job failed');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/Secretname|4242424242/);
    expect(JSON.parse(lines[0]!).err).toMatchObject({ type: 'error', code: (error as { code?: string }).code });
  });

  it('the logged reason of a database error still says what is wrong', async () => {
    expect(reasonOf(await quoting['a wrong form']!())).toBe('invalid input syntax for type bigint: (value)');
    expect(reasonOf(await quoting['a row that is there already']!())).toContain('"users_email_key_key"');
  });
});

describe('reasonOf', () => {
  it('reasonOf is the message of an error, or its code if the message is empty', () => {
    expect(reasonOf(new Error('no "wind"'))).toBe('no "wind"');
    expect(reasonOf(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
    expect(reasonOf('a text')).toBe('a text');
  });
});
