import { Type } from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#testing/server/database.ts';
import { silentLog } from '#testing/server/deps.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { enqueue } from './enqueue.sql.ts';
import { type JobHandlers, type NewJob, payloadOf } from './job.ts';
import { retryDelayMs, runNextJob, startWorker } from './worker.ts';

const database = useTestDatabase();
let now: number;
const done: unknown[] = [];

/** Takes on a job of a kind that the product has not. */
const take = (db: TestDatabase['db'], job: object) => enqueue(db, job as NewJob);
const deps = () => ({ db: database.db, clock: () => now, log: silentLog });
const handlers: JobHandlers = {
  note: async ({ payload }) => {
    done.push((payload as { text: unknown }).text);
  },
};
async function runAll(using: JobHandlers = handlers) {
  while (await runNextJob(deps(), using));
}

beforeEach(async () => {
  await database.pool.query('delete from jobs');
  now = Date.now() + 1000;
  done.length = 0;
});

describe('the job queue', () => {
  it('gives three workers that look at the same moment three different jobs', async () => {
    for (let i = 0; i < 9; i += 1) await take(database.db, { kind: 'note', payload: { text: i } });
    let allBusy = () => {};
    const busy = new Promise<void>((resolve) => {
      allBusy = resolve;
    });
    const meeting: JobHandlers = {
      note: async ({ payload }) => {
        done.push((payload as { text: unknown }).text);
        if (done.length === 3) allBusy();
        await busy;
      },
    };
    await Promise.all([runAll(meeting), runAll(meeting), runAll(meeting)]);
    expect([...done].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('takes a job of the same key on only once, also after it is done', async () => {
    const job = { kind: 'note', payload: { text: 'once' }, uniqueKey: 'note:1' };
    await take(database.db, job);
    await take(database.db, job);
    await runAll();
    await take(database.db, job);
    await runAll();
    expect(done).toEqual(['once']);
  });

  it('forgets what a job carried once it is done', async () => {
    await take(database.db, { kind: 'note', payload: { text: 'ada@example.com' }, uniqueKey: 'note:2' });
    await runAll();
    const { rows } = await database.pool.query('select unique_key, payload from jobs');
    expect(rows).toEqual([{ unique_key: 'note:2', payload: {} }]);
  });

  it('waits until a job is due', async () => {
    await take(database.db, { kind: 'note', payload: { text: 'later' }, runAt: now + 1 });
    await runAll();
    expect(done).toEqual([]);
    now += 1;
    await runAll();
    expect(done).toEqual(['later']);
  });

  it('forgets the job when the transaction it came with is rolled back', async () => {
    const undone = database.db.transaction().execute(async (tx) => {
      await take(tx, { kind: 'note', payload: { text: 'never' } });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await runAll();
    expect(done).toEqual([]);
  });

  it('tries a failed job again after a growing delay and remembers why it failed', async () => {
    await take(database.db, { kind: 'note', payload: {} });
    let attempts = 0;
    const failing = {
      note: async () => {
        attempts += 1;
        throw new Error('no wind');
      },
    };
    await runAll(failing);
    now += retryDelayMs(0) - 1;
    await runAll(failing);
    expect(attempts).toBe(1);
    now += 1;
    await runAll(failing);
    expect(attempts).toBe(2);
    const { rows } = await database.pool.query('select attempts, last_error, done_at from jobs');
    expect(rows).toEqual([{ attempts: 2, last_error: 'no wind', done_at: null }]);
  });

  it('does not try again what is given up, forgets what it carried and keeps the reason', async () => {
    await take(database.db, { kind: 'note', payload: { text: 'ada@example.com' } });
    let attempts = 0;
    const hopeless: JobHandlers = {
      note: async () => {
        attempts += 1;
        return { givenUp: 'nobody lives there' };
      },
    };
    await runAll(hopeless);
    now += retryDelayMs(30);
    await runAll(hopeless);
    expect(attempts).toBe(1);
    const { rows } = await database.pool.query('select payload, last_error, done_at is not null as done from jobs');
    expect(rows).toEqual([{ payload: {}, last_error: 'nobody lives there', done: true }]);
  });

  it('tells the handler which job it is', async () => {
    await take(database.db, { kind: 'note', payload: {}, uniqueKey: 'note:3' });
    await runAll({
      note: async ({ kind, uniqueKey, attempts }) => {
        done.push({ kind, uniqueKey, attempts });
      },
    });
    expect(done).toEqual([{ kind: 'note', uniqueKey: 'note:3', attempts: 0 }]);
  });

  it('tries a job again, and does nothing, while what it carries is none of its kind', async () => {
    await take(database.db, { kind: 'note', payload: { text: 7 } });
    const strict: JobHandlers = {
      note: async (job) => {
        done.push(payloadOf(Type.Object({ text: Type.String() }), job).text);
      },
    };
    await runAll(strict);
    const { rows } = await database.pool.query('select attempts, last_error, done_at from jobs');
    expect(rows).toEqual([{ attempts: 1, last_error: 'the payload is none of a job of kind note', done_at: null }]);
    await database.pool.query(`update jobs set payload = '{"text":"seven"}', run_at = now()`);
    await runAll(strict);
    expect(done).toEqual(['seven']);
  });

  it('leaves jobs that it has no handler for', async () => {
    await take(database.db, { kind: 'unknown', payload: {} });
    await runAll();
    const { rows } = await database.pool.query('select done_at from jobs');
    expect(rows).toEqual([{ done_at: null }]);
  });

  it('finishes the job under way before it stops', async () => {
    await take(database.db, { kind: 'note', payload: { text: 'slow' } });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const worker = startWorker(deps(), {
      note: async ({ payload }) => {
        begin();
        await released;
        done.push((payload as { text: unknown }).text);
      },
    });
    await begun;
    const stopped = worker.stop();
    release();
    await stopped;
    expect(done).toEqual(['slow']);
  });
});

describe('retryDelayMs', () => {
  it.each([
    [0, 5_000],
    [1, 10_000],
    [5, 160_000],
    [30, 3_600_000],
  ])('after %i earlier failures is %i', (attempts, delay) => {
    expect(retryDelayMs(attempts)).toBe(delay);
  });
});
