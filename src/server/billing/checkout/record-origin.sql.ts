import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Where a checkout was started. */
export interface Origin {
  checkoutId: string;
  /** The cohort of the quiz that led to it; empty when unknown. */
  cohort: string;
  drawnCohort: string;
  /** The measured device; null when there is none or measuring is not allowed. */
  deviceId: string | null;
}

/** Records the origin of a checkout, once. The device counts the purchase in the funnel report. */
export async function recordOrigin(db: Kysely<Schema>, origin: Origin): Promise<void> {
  const { checkoutId, cohort, drawnCohort, deviceId } = origin;
  await db
    .updateTable('checkouts')
    .set({ cohort, drawn_cohort: drawnCohort, device_id: deviceId })
    .where('id', '=', checkoutId)
    .where('cohort', '=', '')
    .where('device_id', 'is', null)
    .execute();
}
