import type { Kysely } from 'kysely';
import type { RecordTables } from '../database/record-tables.ts';
import type { Schema } from '../database/schema.ts';

/** Something that somebody did. */
export interface Act {
  /** The provider's own acts stand in `provider_events`. */
  actor: RecordTables['acts']['actor'];
  /** Which operator. */
  actorName?: string;
  /** In plain words: what was done. */
  act: string;
  /** Whom it concerns. */
  userId?: string | null;
  /** Which subscription, payment, checkout and so on. */
  subjectId?: string | null;
  /** Figures and words of ours; nothing that somebody typed. */
  detail?: object;
  /** Epoch ms. */
  now: number;
}

/** Writes down who did something, in the transaction in which it is done. */
export async function recordAct(tx: Kysely<Schema>, { actor, act, now, ...about }: Act): Promise<void> {
  const { actorName = '', userId = null, subjectId = null, detail = {} } = about;
  await tx
    .insertInto('acts')
    .values({
      ...{ at: new Date(now), actor, actor_name: actorName, act },
      ...{ user_id: userId, subject_id: subjectId, detail: JSON.stringify(detail) },
    })
    .execute();
}
