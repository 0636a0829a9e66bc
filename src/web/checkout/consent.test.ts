import { expect, test } from 'vitest';
import { consentTo } from './consent.ts';

test('a consent names the version of the words, when they were worked out and by whose calendar', () => {
  expect(consentTo('2026-11-22', Date.parse('2026-11-21T12:00:00Z'))).toEqual({
    accepted: true,
    version: '2026-11-22',
    shown_at: '2026-11-21T12:00:00.000Z',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});
