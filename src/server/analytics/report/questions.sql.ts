import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export type Question<Answer> = (tx: Transaction<Schema>) => Promise<Answer>;

/** Questions by name; one question, or several of one kind. */
type Questions = Record<string, Question<unknown> | readonly Question<unknown>[]>;
type Answers<Requested extends Questions> = {
  [Name in keyof Requested]: Requested[Name] extends Question<infer Answer>
    ? Answer
    : Requested[Name] extends readonly Question<infer Answer>[]
      ? Answer[]
      : never;
};

/** `at once`: somebody waits. `ahead`: nobody waits, so one core is left to those who do. */
export type Pace = 'at once' | 'ahead';

interface Effort {
  connections: number;
  mayUseWorkers: boolean;
  statementTimeoutMs: number;
}

const efforts: Record<Pace, Effort> = {
  'at once': { connections: 2, mayUseWorkers: true, statementTimeoutMs: 25_000 },
  ahead: { connections: 1, mayUseWorkers: false, statementTimeoutMs: 30_000 },
};
/** PostgreSQL's error code for a cancelled statement, such as by its timeout. */
const statementCancelledCode = '57014';

/**
 * Asks all questions of one snapshot of the database, two at a time when somebody waits.
 * @returns the answers under the names of the questions; 'too slow' when one took longer than 25 s, ahead 30 s
 */
export async function askTogether<Requested extends Questions>(
  db: Kysely<Schema>,
  questions: Requested,
  pace: Pace = 'at once',
): Promise<Answers<Requested> | 'too slow'> {
  const answers: Record<string, unknown> = {};
  const waiting = Object.entries(questions).flatMap(([name, asked]) => {
    if (typeof asked === 'function') {
      return async (tx: Transaction<Schema>) => {
        answers[name] = await asked(tx);
      };
    }
    const own: unknown[] = [];
    answers[name] = own;
    return asked.map((question, i) => async (tx: Transaction<Schema>) => {
      own[i] = await question(tx);
    });
  });
  const worker = async (tx: Transaction<Schema>) => {
    for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) await run(tx);
  };
  const effort = efforts[pace];
  try {
    await reading(db, { effort, snapshot: null }, async (tx) => {
      const snapshot = await exportSnapshot(tx);
      const others = Array.from({ length: effort.connections - 1 }, () => reading(db, { effort, snapshot }, worker));
      // The snapshot ends with this transaction, so all others have to end first.
      const ended = await Promise.allSettled([worker(tx), ...others]);
      const failed = ended.find((each) => each.status === 'rejected');
      if (failed) throw failed.reason;
    });
  } catch (error) {
    if ((error as { code?: string }).code === statementCancelledCode) return 'too slow';
    throw error;
  }
  return answers as Answers<Requested>;
}

/** Runs `act` in a read-only transaction, on the exported snapshot or, with null, on its own. */
function reading(
  db: Kysely<Schema>,
  { effort, snapshot }: { effort: Effort; snapshot: string | null },
  act: (tx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      if (snapshot !== null) await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(tx);
      // The planner expects only a few rows from so many conditions and would use a nested loop over all people.
      // JIT compilation of such a query takes longer than it saves.
      await sql`select
        set_config('statement_timeout', ${String(effort.statementTimeoutMs)}, true),
        set_config('enable_nestloop', 'off', true),
        set_config('jit', 'off', true),
        set_config('work_mem', '64MB', true)`.execute(tx);
      if (!effort.mayUseWorkers) await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
      await act(tx);
    });
}

async function exportSnapshot(tx: Transaction<Schema>): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
  return rows[0]!.snapshot;
}
