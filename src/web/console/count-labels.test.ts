import { expect, it } from 'vitest';
import { countLabel, eventLabel } from './count-labels.ts';

it.each([
  [0, 0, 'none'],
  [1, 1, '1 by 1 person'],
  [7, 1, '7 by 1 person'],
  [1204, 830, '1,204 by 830 people'],
])('%d times by %d people is shown as %s', (times, people, label) => {
  expect(countLabel({ times, people })).toBe(label);
});

it('an event is shown with its name and properties', () => {
  expect(eventLabel({ name: 'popup_click', properties: { popup: 'privacy', choice: 'accept' } })).toBe(
    'popup_click, popup privacy, choice accept',
  );
  expect(eventLabel({ name: 'logo_click', properties: {} })).toBe('logo_click');
});
