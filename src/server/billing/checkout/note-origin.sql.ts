import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** From where a checkout was begun. */
export interface Origin {
  checkoutId: string;
  /** Of the quiz that led to it; empty when none is known. */
  cohort: string;
  drawnCohort: string;
  /** The measured device; null where nothing may be measured. */
  deviceId: string | null;
}

/** Writes down where a checkout was begun: what was told first stays. By its device a purchase is counted in the funnel. */
export async function noteOrigin(db: Kysely<Schema>, origin: Origin): Promise<void> {
  const { checkoutId, cohort, drawnCohort, deviceId } = origin;
  await db
    .updateTable('checkouts')
    .set({ cohort, drawn_cohort: drawnCohort, device_id: deviceId })
    .where('id', '=', checkoutId)
    .where('cohort', '=', '')
    .where('device_id', 'is', null)
    .execute();
}
