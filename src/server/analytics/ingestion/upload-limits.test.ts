import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { createEventBudget, createUploadLimits } from './upload-limits.ts';

const minuteMs = 60_000;
const now = Date.UTC(2030, 0, 1);
const hourly = { events: 100, bytes: 1000 };

describe('the limits of uploads', () => {
  it('all events of a network that sent too much are throttled, and only admitted uploads count', () => {
    const limits = createUploadLimits({ network: 3, device: 100 });
    const sent = { network: 'a', deviceIds: ['one', 'two'], bytes: 10 };
    expect([limits.admit(sent, now), limits.admit(sent, now)]).toEqual(['admitted', 'admitted']);
    expect(limits.admit(sent, now)).toEqual({ throttled: [0, 1] });
    expect([limits.isOpen('a', now), limits.isOpen('b', now)]).toEqual([false, true]);
  });

  it('the events of a device that sent too many are throttled in every network', () => {
    const limits = createUploadLimits({ network: 100, device: 2 });
    limits.admit({ network: 'a', deviceIds: ['busy', 'busy'], bytes: 10 }, now);
    const mixed = { network: 'b', deviceIds: ['calm', 'busy', 'calm', 'busy'], bytes: 10 };
    expect(limits.admit(mixed, now)).toEqual({ throttled: [1, 3] });
    expect(limits.admit({ ...mixed, deviceIds: ['calm', 'calm'] }, now)).toBe('admitted');
  });

  it('the bytes of uploads count against the limit of their network, also those of refused uploads', () => {
    const limits = createUploadLimits({ network: 10, device: 100 });
    limits.admit({ network: 'a', deviceIds: ['one'], bytes: 10 * 1024 }, now);
    limits.charge('b', 10 * 1024, now);
    expect(['a', 'b', 'c'].map((network) => limits.isOpen(network, now))).toEqual([false, false, true]);
  });

  it('nothing is throttled where the limits are switched off', () => {
    const limits = createUploadLimits(null);
    const sent = { network: 'a', deviceIds: ['one'], bytes: 1e12 };
    expect([limits.admit(sent, now), limits.admit(sent, now), limits.isOpen('a', now)]).toEqual([
      'admitted',
      'admitted',
      true,
    ]);
  });
});

describe('an upload over the limit', () => {
  const database = useTestDatabase();
  beforeEach(() => database.empty());

  function start(limits: string) {
    const deps = createTestDeps(database, { EVENT_LIMITS: limits });
    const app = buildApp(deps, { webDir: null });
    const eventsOf = (...devices: string[]) =>
      devices.map((device_id, index) => ({ event_type: 'open_main', device_id, insert_id: `${device_id}-${index}` }));
    const send = async (events: object[], remoteAddress = '203.0.113.1') => {
      const payload = gzipSync(JSON.stringify({ api_key: 'everkite', events }));
      const headers = { 'content-encoding': 'gzip' };
      const answer = await app.inject({ method: 'POST', url: '/batch', payload, headers, remoteAddress });
      return answer.json();
    };
    return { app, deps, send, eventsOf };
  }
  const stored = async () => (await database.pool.query('select insert_id from events')).rowCount;
  const throttled = { code: 429, error: 'Too many requests for some devices and users' };

  it('a network over its limit is throttled while others may send, and may send again later', async () => {
    const { app, deps, send, eventsOf } = start('network:50,device:1000');
    const many = eventsOf(...Array.from({ length: 50 }, (_, index) => `device-${index}`));
    expect(await send(many)).toMatchObject({ code: 200, events_ingested: 50 });
    const another = eventsOf('device-50', 'device-51');
    expect(await send(another)).toEqual({ ...throttled, throttled_events: [] });
    expect(await send(another, '2001:db8::1')).toMatchObject({ code: 200 });
    deps.advance(2 * 60_000);
    expect(await send(eventsOf('device-52'))).toMatchObject({ code: 200 });
    expect(await stored()).toBe(53);
    await app.close();
  });

  it('an upload with events of a device over its limit is throttled, and nothing of it is stored', async () => {
    const { app, send, eventsOf } = start('network:1000,device:3');
    expect(await send(eventsOf('device-1', 'device-1', 'device-1'))).toMatchObject({ code: 200 });
    expect(await send(eventsOf('device-2', 'device-1', 'device-2'))).toEqual({ ...throttled, throttled_events: [1] });
    expect(await stored()).toBe(3);
    await app.close();
  });
});

describe('what a sender may upload', () => {
  it('the budget of a sender is used up by events or by bytes', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('many', { events: 99, bytes: 0 }, now);
    budget.spend('large', { events: 1, bytes: 999 }, now);
    expect([budget.isOpen('many', now), budget.isOpen('large', now)]).toEqual([true, true]);
    budget.spend('many', { events: 1, bytes: 0 }, now);
    budget.spend('large', { events: 0, bytes: 1 }, now);
    expect([budget.isOpen('many', now), budget.isOpen('large', now)]).toEqual([false, false]);
    expect(budget.isOpen('another', now)).toBe(true);
  });

  it('one upload may exceed the budget of its sender, which then takes longer to refill', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('sender', { events: 150, bytes: 0 }, now);
    expect(budget.isOpen('sender', now + 30 * minuteMs)).toBe(false);
    expect(budget.isOpen('sender', now + 31 * minuteMs)).toBe(true);
  });

  it('the budget of a sender refills evenly, and never exceeds its full amount', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('sender', { events: 100, bytes: 1000 }, now);
    expect(budget.isOpen('sender', now + minuteMs)).toBe(true);
    budget.spend('sender', { events: 100, bytes: 1000 }, now + 600 * minuteMs);
    expect(budget.isOpen('sender', now + 600 * minuteMs)).toBe(false);
  });

  it('the budget of a sender does not refill when the clock is set back', () => {
    const budget = createEventBudget(hourly, 10);
    budget.spend('sender', { events: 100, bytes: 0 }, now);
    expect(budget.isOpen('sender', now - 600 * minuteMs)).toBe(false);
  });

  it('when there are too many senders, the one that was silent longest is forgotten', () => {
    const budget = createEventBudget(hourly, 2);
    for (const sender of ['one', 'two', 'one', 'three']) budget.spend(sender, { events: 100, bytes: 0 }, now);
    expect(['one', 'two', 'three'].map((sender) => budget.isOpen(sender, now))).toEqual([false, true, false]);
  });
});
