import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** An act of an operator, a person or the system. */
export interface Act {
  /** The provider's own acts are in `provider_events`. */
  actor: Schema['acts']['actor'];
  /** Name of the operator. */
  actorName?: string;
  /** What was done, such as "signed up". */
  act: string;
  /** The user whom the act concerns. */
  userId?: string | null;
  /** Id of the subscription, payment, checkout and so on. */
  subjectId?: string | null;
  /** Our own figures and texts; never a typed text. */
  detail?: object;
  /** Epoch ms. */
  now: number;
}

/** Records an act in the transaction that does it. */
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
