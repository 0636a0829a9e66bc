import { describe, expect, it } from 'vitest';
import { foldIdentify } from './fold-identify';
import type { AcceptedEvent } from './validate-upload';

const sent = (type: string, deviceId: string, userProperties = {}, userId: string | null = null): AcceptedEvent => ({
  insertId: `${type}-${deviceId}`,
  type,
  deviceId,
  userId,
  sessionId: 1,
  time: 1,
  eventId: null,
  eventProperties: {},
  userProperties,
});

describe('$identify', () => {
  it('makes no row, and tells the rows of its device after it what was true', () => {
    const { rows } = foldIdentify([
      sent('open_main', 'one'),
      sent('$identify', 'one', { $set: { signed_in: true } }),
      sent('close_main', 'one'),
      sent('close_main', 'two'),
    ]);
    expect(rows.map((row) => [row.type, row.deviceId, row.userProperties])).toEqual([
      ['open_main', 'one', {}],
      ['close_main', 'one', { signed_in: true }],
      ['close_main', 'two', {}],
    ]);
  });

  it('leaves the latest properties with the person, each person once', () => {
    const { people } = foldIdentify([
      sent('$identify', 'one', { $set: { signed_in: false, subs_active: false } }),
      sent('$identify', 'one', { $set: { signed_in: true } }, 'user-1'),
      sent('close_main', 'one', { plain: 1 }),
    ]);
    expect(people).toMatchObject([
      { deviceId: 'one', userId: 'user-1', userProperties: { signed_in: true, subs_active: false, plain: 1 } },
    ]);
  });
});
