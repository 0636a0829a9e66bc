import type { BrowserContext } from '@playwright/test';
import { query } from './database.ts';

export interface StoredEvent {
  name: string;
  at: Date;
  properties: Record<string, unknown>;
}

/** The device id in the tracker's identity cookie (§ 9); null when there is none. */
export async function deviceIdOf(context: BrowserContext): Promise<string | null> {
  const cookie = (await context.cookies()).find(({ name }) => name.startsWith('AMP_'));
  if (cookie === undefined) return null;
  const fields = decodeURIComponent(Buffer.from(decodeURIComponent(cookie.value), 'base64').toString());
  return (JSON.parse(fields) as { deviceId: string }).deviceId;
}

/** A device's stored events, oldest first; within a millisecond by the device's numbers. */
export function storedEvents(deviceId: string): Promise<StoredEvent[]> {
  return query<StoredEvent>(
    `select event_types.name, event_time as at, event_properties as properties
     from events join event_types on event_types.id = type_id join people on people.id = person_id
     where device_id = $1 order by event_time, event_id`,
    [deviceId],
  );
}

/** The stored user properties of a device. */
export async function storedUserProperties(deviceId: string): Promise<Record<string, unknown> | undefined> {
  const people = await query<{ user_properties: Record<string, unknown> }>(
    'select user_properties from people where device_id = $1',
    [deviceId],
  );
  return people[0]?.user_properties;
}
