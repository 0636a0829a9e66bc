import { expect, test } from 'vitest';
import { reminderAt } from './reminder.ts';

test('the reminder is mailed seven days before the charge', () => {
  expect(new Date(reminderAt('2027-02-13T10:00:00Z')).toISOString()).toBe('2027-02-06T10:00:00.000Z');
});
