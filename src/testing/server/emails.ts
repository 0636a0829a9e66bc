import { dayMs } from '#contract/day.ts';
import { jobHandlers } from '#server/jobs.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { JobKind, JobPayloads, NewJob } from '#server/platform/jobs/job.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createTestDeps, type TestDeps } from './deps.ts';

/** Emails on a real database with one user, Ada. */
export interface TestEmails {
  database: TestDatabase;
  deps: TestDeps;
  userId: string;
  /** Empties the database and creates the user again. */
  reset: () => Promise<void>;
  /** Enqueues a job and runs all due jobs. */
  send: <Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind], uniqueKey?: string) => Promise<void>;
  work: () => Promise<void>;
  close: () => Promise<void>;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Inserts Ada's subscription `sub_1`, a 4-week plan at $19.99 that starts now; `columns` are added or replaced. */
  subscribe: (columns?: Record<string, unknown>) => Promise<void>;
  /** Inserts a completed payment of $19.99 for `sub_1`, `txn_1`, made now; `columns` are added or replaced. */
  pay: (columns?: Record<string, unknown>) => Promise<void>;
  insert: (table: string, columns: Record<string, unknown>) => Promise<void>;
}

export async function createTestEmails(): Promise<TestEmails> {
  const database = await createTestDatabase();
  const emails: TestEmails = {
    database,
    deps: createTestDeps(database),
    userId: '',
    async reset() {
      await database.empty();
      emails.deps = createTestDeps(database);
      const [ada] = await emails.query(
        `insert into users (email, email_key, name, created_at)
         values ('Ada@example.com', 'ada@example.com', 'Ada', $1) returning id`,
        [new Date(emails.deps.clock())],
      );
      emails.userId = String(ada!.id);
    },
    async send(kind, payload, uniqueKey) {
      await enqueue(database.db, { kind, payload, ...(uniqueKey ? { uniqueKey } : {}) } as NewJob);
      await emails.work();
    },
    async work() {
      while (await runNextJob(emails.deps, jobHandlers(emails.deps)));
    },
    close: () => database.drop(),
    query: async (sql, values) => (await database.pool.query(sql, values)).rows,
    subscribe: (columns) =>
      emails.insert('subscriptions', {
        id: 'sub_1',
        user_id: emails.userId,
        offer_id: 1,
        status: 'active',
        amount_minor: 1999,
        currency: 'USD',
        interval_unit: 'week',
        interval_count: 4,
        started_at: new Date(emails.deps.clock()),
        next_billed_at: new Date(emails.deps.clock() + 28 * dayMs),
        occurred_at_us: 1,
        ...columns,
      }),
    pay: (columns) =>
      emails.insert('transactions', {
        kept_until:
          columns?.period_ends_at === undefined ? new Date(emails.deps.clock() + 28 * dayMs) : columns.period_ends_at,
        id: 'txn_1',
        user_id: emails.userId,
        subscription_id: 'sub_1',
        status: 'completed',
        total_minor: 1999,
        tax_minor: 319,
        currency: 'USD',
        card_last4: '4242',
        billed_at: new Date(emails.deps.clock()),
        period_ends_at: new Date(emails.deps.clock() + 28 * dayMs),
        occurred_at_us: 1,
        ...columns,
      }),
    async insert(table, columns) {
      const names = Object.keys(columns);
      const marks = names.map((_name, index) => `$${index + 1}`);
      await emails.query(`insert into ${table} (${names}) values (${marks})`, Object.values(columns));
    },
  };
  return emails;
}
