import { describe, expect, it } from 'vitest';
import { blankPerson } from '#testing/server/blank-person.ts';
import { useTestIngestion } from '#testing/server/use.ts';
import { createEventInserter } from './insert-events.sql.ts';
import { isKnownEvent } from './known-events.ts';

const ingestion = useTestIngestion();

const send = (events: object[]) => ingestion.send(JSON.stringify(ingestion.bodyOf(events)));
const named = (event_type: string) => ingestion.events(1, { event_type })[0]!;
const query = async (text: string) => (await ingestion.database.pool.query(text)).rows;

describe('the name of an event', () => {
  it.each(['screen1_open', 'screen31_close', 'payment_success', '[Amplitude] Page Viewed', '$exposure'])(
    'the event %s is known',
    (name) => expect(isKnownEvent(name)).toBe(true),
  );

  it.each(['screen32_open', 'screen0_open', 'Order placed', '[Amplitude] Made up', 'toString', ''])(
    'the event %j is not known',
    (name) => expect(isKnownEvent(name)).toBe(false),
  );

  it('an unknown event is acknowledged and quarantined once, and gets no type', async () => {
    const types = await query('select count(*) from event_types');
    const mixed = [named('Order placed'), named('open_main'), named('[Amplitude] Made up')];
    expect((await send(mixed)).body).toMatchObject({ code: 200, events_ingested: 3 });
    expect((await send(mixed)).body).toMatchObject({ code: 200, events_ingested: 3 });
    expect((await ingestion.stored()).map(({ name }) => name)).toEqual(['open_main']);
    const quarantined = await ingestion.quarantined();
    expect(quarantined.map(({ name }) => name).sort()).toEqual(['Order placed', '[Amplitude] Made up']);
    expect(quarantined[0]).toMatchObject({
      device_id: 'device-1',
      event_time: new Date(ingestion.deps.clock() - 1000),
    });
    const added = Number((await query('select count(*) from event_types'))[0].count) - Number(types[0].count);
    expect(added).toBeLessThanOrEqual(1);
  });

  it('a new process uses up no type id for an event whose type exists', async () => {
    await send([named('open_main')]);
    const used = () => query("select last_value from pg_sequences where sequencename = 'event_types_id_seq'");
    const before = await used();
    for (let start = 0; start < 5; start++) {
      const insert = createEventInserter(ingestion.database.pool);
      const row = {
        insertId: `start-${start}`,
        type: 'open_main',
        deviceId: 'device-1',
        sessionId: null,
        time: 1,
        eventId: null,
        leftOut: null,
      };
      await insert({
        people: [blankPerson('device-1')],
        rows: [{ ...row, eventProperties: '{}', userProperties: '{}' }],
      });
    }
    expect(await ingestion.stored()).toHaveLength(6);
    expect(await used()).toEqual(before);
  });
});
