import { expect, test } from 'vitest';
import { consentTo } from './consent.ts';

test('a consent has the version of the text, its time and the buyer’s time zone', () => {
  expect(consentTo('2026-11-22', Date.parse('2026-11-21T12:00:00Z'))).toEqual({
    accepted: true,
    version: '2026-11-22',
    shown_at: '2026-11-21T12:00:00.000Z',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});
