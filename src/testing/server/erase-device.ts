import { bindDevice } from '#server/account/account-devices.sql.ts';
import { eraseMeasured } from '#server/account/measured-events.sql.ts';
import type { TestDatabase } from './database.ts';

/** Erases what was measured on a device, like the erasure of an account that signed in on it. */
export async function eraseDevice({ db }: Pick<TestDatabase, 'db'>, deviceId: string): Promise<void> {
  const email = `${deviceId}@example.com`;
  const user = await db
    .insertInto('users')
    .values({ email, email_key: email })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await bindDevice(db, { userId: user.id, deviceId, now: 0 });
  await db.transaction().execute((tx) => eraseMeasured(tx, user.id));
}
