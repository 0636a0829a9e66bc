import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** A measured device on which a session of the account is open. */
export interface AccountDevice {
  userId: string;
  deviceId: string;
  /** Epoch ms. */
  now: number;
}

/** Records once that a device belongs to an account; does nothing if the account has just been erased. */
export async function bindDevice(db: Kysely<Schema>, { userId, deviceId, now }: AccountDevice): Promise<void> {
  await sql`
    insert into account_devices (user_id, device_id, bound_at)
    select id, ${deviceId}, ${new Date(now)}::timestamptz from users
    where id = ${userId} and not exists (
      select from account_devices where user_id = ${userId} and device_id = ${deviceId}
    )
    for key share
    on conflict do nothing`.execute(db);
}
