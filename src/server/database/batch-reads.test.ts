import { describe, expect, it } from 'vitest';
import { batchReads } from './batch-reads';

/** A database that answers when told to, and remembers what it was asked. */
function scripted() {
  const asked: string[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const read = batchReads<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        asked.push(keys);
        answers.push((error) => (error ? reject(error) : resolve(keys.map((key) => `row of ${key}`))));
      }),
  );
  return { asked, answers, read };
}

const nextTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('reads that come at the same moment', () => {
  it('are one question, and each gets its own answer', async () => {
    const { asked, answers, read } = scripted();
    const found = Promise.all([read('a'), read('b')]);
    await nextTurn();
    expect(asked).toEqual([['a', 'b']]);
    answers[0]!();
    expect(await found).toEqual(['row of a', 'row of b']);
  });

  it('all fail with their question, and only they', async () => {
    const { answers, read } = scripted();
    const failing = Promise.allSettled([read('a'), read('b')]);
    await nextTurn();
    answers[0]!(new Error('gone'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = read('c');
    await nextTurn();
    answers[1]!();
    expect(await later).toBe('row of c');
  });
});

describe('a read that comes while two questions are on their way', () => {
  it('waits for the next one and is never answered from before it asked', async () => {
    const { asked, answers, read } = scripted();
    const first = read('a');
    await nextTurn();
    const second = read('a');
    await nextTurn();
    const third = read('a');
    await nextTurn();
    expect(asked).toEqual([['a'], ['a']]);
    answers[0]!();
    await first;
    await nextTurn();
    expect(asked).toEqual([['a'], ['a'], ['a']]);
    answers[1]!();
    answers[2]!();
    expect(await Promise.all([second, third])).toEqual(['row of a', 'row of a']);
  });
});
