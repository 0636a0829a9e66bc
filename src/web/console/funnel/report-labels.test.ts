import { expect, it } from 'vitest';
import { countLabel, eventLabel, revenueLabels, spanLabel } from './report-labels.ts';

it.each([
  ['2026-10-24', '2026-11-20', '24 Oct to 20 Nov 2026'],
  ['2025-12-24', '2026-01-20', '24 Dec 2025 to 20 Jan 2026'],
  ['2026-01-05', '2026-01-05', '5 Jan 2026'],
])('the days from %s to %s are written %s', (from, to, label) => expect(spanLabel(from, to)).toBe(label));

it('revenue names the largest currency net of tax and gross beside it, and none is zero', () => {
  const revenue = [
    { currency: 'USD', net_minor: 7_018_400, gross_minor: 8_351_900 },
    { currency: 'JPY', net_minor: 5400, gross_minor: 5940 },
  ];
  expect(revenueLabels(revenue)).toEqual({ main: '$70,184', remark: 'gross $83,519, ¥5,400 (gross ¥5,940)' });
  expect(revenueLabels([])).toEqual({ main: '$0', remark: 'net of tax' });
});

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
