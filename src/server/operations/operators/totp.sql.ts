import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface CodeApp {
  id: string;
  operatorId: string;
  sealedSecret: Buffer;
}

/** The code apps of an operator; null: of all. */
export async function listCodeApps(db: Kysely<Schema>, operatorId: string | null): Promise<CodeApp[]> {
  const rows = await db
    .selectFrom('operator_credentials')
    .select(['id', 'operator_id', 'sealed_secret'])
    .where('kind', '=', 'totp')
    .$if(operatorId !== null, (query) => query.where('operator_id', '=', operatorId!))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, operatorId: row.operator_id, sealedSecret: row.sealed_secret! }));
}

/** `step`: the time step of its first code. `now` is epoch ms. */
export async function insertCodeApp(
  tx: Transaction<Schema>,
  app: { operatorId: string; name: string; sealedSecret: Buffer; step: number; now: number },
): Promise<void> {
  const at = new Date(app.now);
  await tx
    .insertInto('operator_credentials')
    .values({
      operator_id: app.operatorId,
      kind: 'totp',
      name: app.name,
      created_at: at,
      used_at: at,
      sealed_secret: app.sealedSecret,
      last_step: app.step,
    })
    .execute();
}

/** Uses a time step up; false when it, or a later one, was used before. `now` is epoch ms. */
export async function useStep(
  tx: Transaction<Schema>,
  { id, step, now }: { id: string; step: number; now: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('operator_credentials')
    .set({ last_step: step, used_at: new Date(now) })
    .where('id', '=', id)
    .where('last_step', '<', String(step))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces a sealed secret, unless it was replaced since. */
export async function replaceSealed(db: Kysely<Schema>, { id, sealedSecret }: CodeApp, next: Buffer): Promise<void> {
  await db
    .updateTable('operator_credentials')
    .set({ sealed_secret: next })
    .where('id', '=', id)
    .where('sealed_secret', '=', sealedSecret)
    .execute();
}
