import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

interface Shown {
  /** From `measuredDeviceOf`. */
  deviceId: string;
  what: 'offers';
  detail: object;
  /** Epoch ms. */
  now: number;
}

/** Records the versions that a measured device is shown, each once. */
export async function recordShown(db: Kysely<Schema>, { deviceId, what, detail, now }: Shown): Promise<void> {
  const text = JSON.stringify(detail);
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  await db
    .insertInto('shown')
    .values({ device_id: deviceId, what, version, detail: text, shown_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['device_id', 'what', 'version']).doNothing())
    .execute();
}

/** The versions shown on the devices of an account, oldest first. */
export function listShown(db: Kysely<Schema>, userId: string): Promise<object[]> {
  return db
    .selectFrom('shown')
    .select(['device_id', 'what', 'version', 'detail', 'shown_at'])
    .where('device_id', 'in', ownDevices(db, userId))
    .orderBy('id')
    .execute();
}

export async function forgetShown(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('shown').where('device_id', 'in', ownDevices(db, userId)).execute();
}

/** Removes records of versions that were first shown before a time (epoch ms). */
export async function removeOldShown(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('shown').where('shown_at', '<', new Date(before)).execute();
}

function ownDevices(db: Kysely<Schema>, userId: string) {
  return db.selectFrom('account_devices').select('account_devices.device_id').where('user_id', '=', userId);
}
