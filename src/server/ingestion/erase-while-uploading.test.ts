import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseMeasured } from '../account/measured-events.sql';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { createEventInserter } from './insert-events.sql';
import type { AcceptedEvent } from './validate-upload';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

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
});

async function count(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(sql);
  return rows[0]!.count;
}

it('no event outlives a person who is erased while uploads arrive', async () => {
  const insert = createEventInserter(database.pool);
  await insert([eventOf('device-before', 'first')]);
  for (let round = 0; round < rounds; round++) {
    const deviceId = `device-${round}`;
    await insert([eventOf(deviceId, `${round}-known`)]);
    const arriving = Array.from({ length: uploads }, (_, i) => insert([eventOf(deviceId, `${round}-${i}`)]));
    const erasing = database.db
      .transaction()
      .execute((tx) => eraseMeasured(tx, { userId: 'nobody-by-this-name', deviceId }));
    await Promise.all([...arriving, erasing]);
  }
  const orphans = 'select count(*)::int from events where person_id not in (select id from people)';
  expect(await count(orphans)).toBe(0);
  // Either erased with the person, or of a new one: what was there before is gone in any case.
  expect(await count("select count(*)::int from events where insert_id like '%-known'")).toBe(0);
  expect(await count("select count(*)::int from events where insert_id = 'first'")).toBe(1);
});
