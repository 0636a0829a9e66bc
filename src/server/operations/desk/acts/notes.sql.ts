import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

interface NewNote {
  userId: string;
  text: string;
  /** Name of the operator. */
  by: string;
  /** Epoch ms. */
  now: number;
}

/** @returns its id */
export async function insertNote(tx: Transaction<Schema>, { userId, text, by, now }: NewNote): Promise<string> {
  const { id } = await tx
    .insertInto('person_notes')
    .values({ user_id: userId, text, operator_name: by, written_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
