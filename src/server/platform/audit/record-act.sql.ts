import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Something that an operator, a person or the system did. */
export interface Act {
  /** The provider's own acts are in `provider_events`. */
  actor: Schema['acts']['actor'];
  /** Name of the operator. */
  actorName?: string;
  /** What was done, such as "signed up". */
  act: string;
  /** The user whom it concerns. */
  userId?: string | null;
  /** Id of the subscription, payment, checkout and so on. */
  subjectId?: string | null;
  /** Figures and texts of ours; nothing that somebody typed. */
  detail?: object;
  /** Epoch ms. */
  now: number;
}

/** Records an act, in the transaction in which it is done. */
export async function recordAct(tx: Kysely<Schema>, { actor, act, now, ...about }: Act): Promise<void> {
  const { actorName = '', userId = null, subjectId = null, detail = {} } = about;
  await tx
    .insertInto('acts')
    .values({
      at: new Date(now),
      actor,
      actor_name: actorName,
      act,
      user_id: userId,
      subject_id: subjectId,
      detail: JSON.stringify(detail),
    })
    .execute();
}
