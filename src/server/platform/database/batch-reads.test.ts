import { describe, expect, it } from 'vitest';
import { batchReads } from './batch-reads.ts';

/** A fake database that answers when told to, and records its queries. */
function scripted() {
  const batches: string[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const read = batchReads<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        batches.push(keys);
        answers.push((error) => (error ? reject(error) : resolve(keys.map((key) => `row of ${key}`))));
      }),
  );
  return { batches, answers, read };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a read', () => {
  it('a read is sent at once when no query is running', () => {
    const { batches, read } = scripted();
    void read('a');
    expect(batches).toEqual([['a']]);
  });
});

describe('reads that come while a question is on its way', () => {
  it('reads that come while a query runs share the next one, and each gets its own answer', async () => {
    const { batches, answers, read } = scripted();
    const first = read('a');
    const later = [read('b'), read('c')];
    expect(batches).toEqual([['a']]);
    answers[0]!();
    expect(await first).toBe('row of a');
    await nextTurn();
    expect(batches).toEqual([['a'], ['b', 'c']]);
    answers[1]!();
    expect(await Promise.all(later)).toEqual(['row of b', 'row of c']);
  });

  it('reads never get data from before they asked', async () => {
    const { batches, answers, read } = scripted();
    void read('a');
    const second = read('a');
    answers[0]!();
    await nextTurn();
    expect(batches).toEqual([['a'], ['a']]);
    answers[1]!();
    expect(await second).toBe('row of a');
  });

  it('reads fail with their shared query, and no others do', async () => {
    const { answers, read } = scripted();
    void read('a');
    const failing = Promise.allSettled([read('b'), read('c')]);
    answers[0]!();
    await nextTurn();
    answers[1]!(new Error('gone'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const after = read('d');
    await nextTurn();
    answers[2]!();
    expect(await after).toBe('row of d');
  });
});
