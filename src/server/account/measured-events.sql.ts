import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * Deletes the events of the account's devices, and the devices. Only our own sessions prove whose a device is
 * (`account_devices`), not the user that an upload names. Locks the devices first: a simultaneous upload is stored
 * before and erased too, or stored afterwards for a new device.
 */
export async function eraseMeasured(tx: Transaction<Schema>, userId: string): Promise<void> {
  // In the order in which uploads lock them (insert-events.sql.ts), to avoid deadlocks.
  const devices = await devicesQuery(tx, userId).orderBy(sql`device_id collate "C"`).forUpdate().execute();
  const ids = devices.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    with gone as (
      delete from events using event_types
      where events.type_id = event_types.id and person_id = any(${ids}::bigint[])
      returning insert_id
    ),
    gone_too as (delete from quarantined_events where person_id = any(${ids}::bigint[]) returning insert_id)
    delete from event_keys where key in (
      select hashtextextended(insert_id, 0) from (select insert_id from gone union all select insert_id from gone_too) as ids
    )`.execute(tx);
  await tx.deleteFrom('people').where('id', 'in', ids).execute();
}

/** The account's devices, ordered by our own id. */
export function devicesOf(
  db: Kysely<Schema>,
  userId: string,
): Promise<{ id: string; device_id: string; drawn_cohort: string; user_properties: object }[]> {
  return devicesQuery(db, userId).orderBy('id').execute();
}

function devicesQuery(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('people')
    .select(['id', 'device_id', 'drawn_cohort', 'user_properties'])
    .where('device_id', 'in', (query) =>
      query.selectFrom('account_devices').select('account_devices.device_id').where('user_id', '=', userId),
    );
}

export interface MeasuredEvent {
  event: string;
  at: Date;
  session_id: string | null;
  properties: object;
  user_properties: object;
}

const pageSize = 1000;

/** All events of these devices, device by device and oldest first, in pages because there may be very many. */
export async function* measuredEvents(db: Kysely<Schema>, personIds: string[]): AsyncGenerator<MeasuredEvent[]> {
  for (const personId of personIds) {
    let after = { at: new Date(0), insertId: '' };
    for (;;) {
      const { rows } = await sql<MeasuredEvent & { insert_id: string }>`
        select insert_id, event, at, session_id, properties, user_properties
        from (
          select insert_id, name as event, event_time as at, session_id, event_properties as properties, user_properties
          from events join event_types on event_types.id = type_id where person_id = ${personId}
          union all
          select insert_id, name, event_time, session_id, event_properties, user_properties
          from quarantined_events where person_id = ${personId}
        ) as measured
        where (at, insert_id) > (${after.at}, ${after.insertId})
        order by at, insert_id limit ${pageSize}`.execute(db);
      const last = rows.at(-1);
      if (last === undefined) break;
      yield rows.map(({ insert_id: _ours, ...event }) => event);
      after = { at: last.at, insertId: last.insert_id };
    }
  }
}
