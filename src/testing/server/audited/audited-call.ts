import type { TestDatabase } from '../database.ts';

/** Makes the call that was prepared. */
export type Prepared = () => Promise<{ statusCode: number; body: string }>;

/** How a call of the console that changes something is made on a `Desk`, and how it is refused. */
export type AuditedCall<Desk> = { prepare: (desk: Desk) => Promise<Prepared> } & (
  | {
      refuse: (desk: Desk) => Promise<Prepared>;
      /** Whether a refusal leaves no entry, because it tried nothing that others need to know of. */
      leavesNone?: true;
    }
  | { neverRefused: true }
);

/**
 * Tables of attempts, used challenges, begun presses and ids at the provider, which also change when the act is not
 * done.
 */
const ofAttempts = ['audit', 'desk_presses', 'attempts', 'operator_challenges', 'price_ids', 'discount_ids'];

/** All stored rows by table, without the audit and the counts of attempts. */
export async function storedWithoutAttempts({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const stored: Record<string, string> = {};
  for (const { name } of tables) {
    if (ofAttempts.includes(name)) continue;
    const { rows } = await pool.query<{ hash: string }>(
      `select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as hash from "${name}" t`,
    );
    stored[name] = rows[0]!.hash;
  }
  return stored;
}

/** Runs `work` while no entry can be written into the audit. */
export async function withoutAudit<Value>({ pool }: TestDatabase, work: () => Promise<Value>): Promise<Value> {
  await pool.query(`
    create or replace function refuse_audit() returns trigger language plpgsql as $$ begin raise 'the audit is full'; end $$;
    create trigger audit_is_full before insert on audit for each row execute function refuse_audit();`);
  try {
    return await work();
  } finally {
    await pool.query('drop trigger audit_is_full on audit; drop function refuse_audit');
  }
}

/** The outcomes of the entries that a call leaves, with its answer. */
export async function entriesOf({ pool }: TestDatabase, call: Prepared) {
  const count = async () => (await pool.query('select outcome from audit order by position')).rows;
  const before = (await count()).length;
  const answer = await call();
  return { answer, outcomes: (await count()).slice(before).map(({ outcome }) => outcome as string) };
}
