import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import { bigintArray, integerArray, jsonbArray, textArray, timestamptzArray } from './binary-array.ts';

const database = useTestDatabase();

/** The array as the database reads it. */
async function understood(type: string, array: Buffer): Promise<unknown> {
  const { rows } = await database.pool.query(`select array_to_json($1::${type}[]) as told`, [array]);
  return rows[0].told;
}

describe('an array in binary', () => {
  it.each([[[]], [['']], [['a', null, 'ü "quoted", {braced}\n\\', '🙂']]])(
    'PostgreSQL reads a binary array of texts: %j',
    async (texts) => {
      expect(await understood('text', textArray(texts))).toEqual(texts);
    },
  );

  it('PostgreSQL reads a binary array of integers', async () => {
    expect(await understood('integer', integerArray([0, -1, 2_147_483_647]))).toEqual([0, -1, 2_147_483_647]);
  });

  it('PostgreSQL reads a binary array of the largest and smallest safe integers', async () => {
    const numbers = [Number.MIN_SAFE_INTEGER, null, 0, Number.MAX_SAFE_INTEGER];
    expect(await understood('bigint', bigintArray(numbers))).toEqual(numbers);
  });

  it('PostgreSQL reads a binary array of JSON documents', async () => {
    const documents = [{}, { text: 'ü "🙂"', list: [1, null] }];
    expect(await understood('jsonb', jsonbArray(documents.map((document) => JSON.stringify(document))))).toEqual(
      documents,
    );
  });

  it('PostgreSQL reads a binary array of times to the millisecond', async () => {
    const times = [1, Date.UTC(1999, 11, 31, 23, 59, 59, 999), Date.UTC(2030, 5, 1), Date.UTC(9999, 11, 31)];
    const { rows } = await database.pool.query('select time from unnest($1::timestamptz[]) as time', [
      timestamptzArray(times),
    ]);
    expect(rows.map(({ time }) => time.getTime())).toEqual(times);
  });
});
