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

/** Adds a job of a kind that the product does not have. */
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
  it('the job queue gives three workers that look at the same moment three different jobs', async () => {
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

  it('the job queue accepts a key only once, even after its job is done', async () => {
    const job = { kind: 'note', payload: { text: 'once' }, uniqueKey: 'note:1' };
    await take(database.db, job);
    await take(database.db, job);
    await runAll();
    await take(database.db, job);
    await runAll();
    expect(done).toEqual(['once']);
  });

  it('the job queue erases the payload of a job that is done', async () => {
    await take(database.db, { kind: 'note', payload: { text: 'ada@example.com' }, uniqueKey: 'note:2' });
    await runAll();
    const { rows } = await database.pool.query('select unique_key, payload from jobs');
    expect(rows).toEqual([{ unique_key: 'note:2', payload: {} }]);
  });

  it('the job queue waits until a job is due', async () => {
    await take(database.db, { kind: 'note', payload: { text: 'later' }, runAt: now + 1 });
    await runAll();
    expect(done).toEqual([]);
    now += 1;
    await runAll();
    expect(done).toEqual(['later']);
  });

  it('a job is not queued when the transaction that added it is rolled back', async () => {
    const undone = database.db.transaction().execute(async (tx) => {
      await take(tx, { kind: 'note', payload: { text: 'never' } });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await runAll();
    expect(done).toEqual([]);
  });

  it('the job queue retries a failed job after a growing delay and records why it failed', async () => {
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

  it('the job queue does not retry a job that was given up, erases its payload and keeps the reason', async () => {
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

  it('the job queue tells the handler which job it is', async () => {
    await take(database.db, { kind: 'note', payload: {}, uniqueKey: 'note:3' });
    await runAll({
      note: async ({ kind, uniqueKey, attempts }) => {
        done.push({ kind, uniqueKey, attempts });
      },
    });
    expect(done).toEqual([{ kind: 'note', uniqueKey: 'note:3', attempts: 0 }]);
  });

  it('the job queue retries a job, with nothing done, while its payload does not fit its kind', async () => {
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

  it('the job queue leaves jobs without a handler alone', async () => {
    await take(database.db, { kind: 'unknown', payload: {} });
    await runAll();
    const { rows } = await database.pool.query('select done_at from jobs');
    expect(rows).toEqual([{ done_at: null }]);
  });

  it('the worker finishes the running job before it stops', async () => {
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
  ])('the retry delay after %i earlier failures is %i ms', (attempts, delay) => {
    expect(retryDelayMs(attempts)).toBe(delay);
  });
});
