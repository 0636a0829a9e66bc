import { expect, it } from 'vitest';
import { bindDevice } from '#server/account/account-devices.sql.ts';
import { eraseMeasured } from '#server/account/measured-events.sql.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { type Folded, foldIdentify } from './fold-identify.ts';
import { createEventInserter } from './insert-events.sql.ts';
import type { AcceptedEvent } from './validate-upload.ts';

const database = useTestDatabase();

const rounds = 25;
const uploads = 4;

const eventOf = (deviceId: string, insertId: string): AcceptedEvent => ({
  insertId,
  type: 'open_main',
  deviceId,
  userId: null,
  sessionId: 1,
  time: Date.UTC(2030, 0, 1),
  eventId: 1,
  eventProperties: {},
  userProperties: {},
  leftOut: null,
});

const upload = (...events: AcceptedEvent[]): Folded => foldIdentify(events, 1000)!;

async function count(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(sql);
  return rows[0]!.count;
}

it('no event outlives a person who is erased while uploads arrive', async () => {
  const insert = createEventInserter(database.pool);
  await insert(upload(eventOf('device-before', 'first')));
  const address = { email: 'ada@example.com', email_key: 'ada@example.com' };
  const { id: userId } = await database.db
    .insertInto('users')
    .values(address)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let round = 0; round < rounds; round++) {
    const deviceId = `device-${round}`;
    await insert(upload(eventOf(deviceId, `${round}-known`)));
    await bindDevice(database.db, { userId, deviceId, now: 0 });
    const arriving = Array.from({ length: uploads }, (_, i) => insert(upload(eventOf(deviceId, `${round}-${i}`))));
    const erasing = database.db.transaction().execute((tx) => eraseMeasured(tx, userId));
    await Promise.all([...arriving, erasing]);
  }
  const orphans = 'select count(*)::int from events where person_id not in (select id from people)';
  expect(await count(orphans)).toBe(0);
  // A concurrent event is erased with the person or belongs to a new one; earlier events are always erased.
  expect(await count("select count(*)::int from events where insert_id like '%-known'")).toBe(0);
  expect(await count("select count(*)::int from events where insert_id = 'first'")).toBe(1);
});
