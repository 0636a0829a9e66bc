import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';

/** Whose use was measured: as a user, where a tracker said so, and on a device. */
export interface Measured {
  userId: string;
  deviceId: string | null;
}

/**
 * Removes what was measured, with the devices it was measured on. These are held first: an upload of theirs that comes at
 * the same time is in before and erased too, or after and of somebody new.
 */
export async function eraseMeasured(tx: Transaction<Schema>, measured: Measured): Promise<void> {
  // In the order in which uploads hold them (insert-events.sql.ts).
  const devices = await devicesQuery(tx, measured).orderBy(sql`device_id collate "C"`).forUpdate().execute();
  const ids = devices.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    delete from events using event_types
    where events.type_id = event_types.id and person_id = any(${ids}::bigint[])`.execute(tx);
  await tx.deleteFrom('people').where('id', 'in', ids).execute();
}

/** The devices, by their id in our tables. */
export function devicesOf(
  db: Kysely<Schema>,
  measured: Measured,
): Promise<{ id: string; device_id: string; user_properties: object }[]> {
  return devicesQuery(db, measured).orderBy('id').execute();
}

function devicesQuery(db: Kysely<Schema>, { userId, deviceId }: Measured) {
  return db
    .selectFrom('people')
    .select(['id', 'device_id', 'user_properties'])
    .where((row) => row.or([row('user_id', '=', userId), row('device_id', '=', deviceId ?? '')]));
}

export interface MeasuredEvent {
  event: string;
  at: Date;
  session_id: string | null;
  properties: object;
  user_properties: object;
}

const pageSize = 1000;

/** All events of these devices, device by device and oldest first, in pages: there may be very many. */
export async function* measuredEvents(db: Kysely<Schema>, personIds: string[]): AsyncGenerator<MeasuredEvent[]> {
  for (const personId of personIds) {
    let after = { at: new Date(0), insertId: '' };
    for (;;) {
      const { rows } = await sql<MeasuredEvent & { insert_id: string }>`
        select insert_id, name as event, event_time as at, session_id, event_properties as properties, user_properties
        from events join event_types on event_types.id = type_id
        where person_id = ${personId}
          and (event_time, insert_id) > (${after.at}, ${after.insertId})
        order by event_time, insert_id limit ${pageSize}`.execute(db);
      const last = rows.at(-1);
      if (last === undefined) break;
      yield rows.map(({ insert_id: _ours, ...event }) => event);
      after = { at: last.at, insertId: last.insert_id };
    }
  }
}
