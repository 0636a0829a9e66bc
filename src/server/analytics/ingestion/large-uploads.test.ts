import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useTestIngestion } from '#testing/server/use.ts';

const tooLarge = { status: 413, body: { code: 413, error: 'Payload too large' } };
/** The pause is at most 100 ms on an idle machine; reading the first upload in this thread would take 1.5 to 4 s. */
const longestPauseMs = 1000;

const ingestion = useTestIngestion();

const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, index]));
const packed = (events: unknown[]) => gzipSync(JSON.stringify(ingestion.bodyOf(events)));
const send = (body: Buffer) => ingestion.send(body, { 'content-encoding': 'gzip' }, '/batch');

/** The longest time for which this thread was blocked, in ms. */
async function pauseOf(act: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  await act();
  // A pause that lasts to the end is only noticed by the next measurement.
  await new Promise((resolve) => setTimeout(resolve, 20));
  delays.disable();
  return delays.max / 1e6;
}

describe('an upload that takes long to read', () => {
  it('a large upload blocks no other call, whether it is refused for its many fields or accepted', {
    tags: 'long',
  }, async () => {
    const many = packed(ingestion.events(1800, { event_properties: fields(990) }));
    expect(many.length).toBeLessThan(200_000);
    expect(await pauseOf(async () => expect(await send(many)).toMatchObject(tooLarge))).toBeLessThan(longestPauseMs);
    expect(await ingestion.stored()).toEqual([]);

    const largest = packed(ingestion.events(10_000, { event_properties: fields(35) }));
    const taken = async () => expect((await send(largest)).body).toMatchObject({ code: 200, events_ingested: 10_000 });
    expect(await pauseOf(taken)).toBeLessThan(longestPauseMs);
  });

  it('a large upload is read like any other', async () => {
    const note = { event_properties: { note: 'a'.repeat(500) } };
    const body = JSON.stringify(ingestion.bodyOf(ingestion.events(300, note)));
    expect(body.length).toBeGreaterThan(100_000);
    expect((await ingestion.send(body)).body).toMatchObject({ code: 200, payload_size_bytes: body.length });
    expect(await ingestion.stored()).toHaveLength(300);
  });

  it('a large upload is refused with the indexes of its faults, like any other', async () => {
    const events = [...ingestion.events(2000), { event_type: 'open_main', device_id: 'tiny' }];
    expect((await send(packed(events))).body).toMatchObject({
      code: 400,
      events_with_invalid_id_lengths: { device_id: [2000] },
    });
  });

  it('an upload is refused when its few bytes would take many in the tables', { tags: 'long' }, async () => {
    const identify = { event_type: '$identify', device_id: 'device-1', user_properties: { $set: fields(900) } };
    const events = [identify, ...ingestion.events(9000)];
    expect(JSON.stringify(events).length).toBeLessThan(2e6);
    expect(await send(packed(events))).toMatchObject(tooLarge);
    expect(await send(packed(events.slice(0, 1000)))).toMatchObject({ status: 200 });
  });
});
