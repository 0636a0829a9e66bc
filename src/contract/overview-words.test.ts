import { describe, expect, it } from 'vitest';
import type { Overview } from './console-overview.ts';
import { moneyText, overviewSentence, usualText } from './overview-words.ts';

type Row = Overview['today'][number];
const usual = { low: 10, high: 20 };
const within: Row = { row: 'visits', value: 12, usual };
const below: Row = { row: 'net', value: 2, usual };
const above: Row = { row: 'refunds', value: 40, usual };
const alert = (title: string, severity: 'critical' | 'warning' = 'warning') => ({ title, severity });
const sentence = (today: Row[], alerts = [] as ReturnType<typeof alert>[], openWork = 0, isNew = false) =>
  overviewSentence({ today, isNew }, alerts, openWork);

describe('the overview in one sentence', () => {
  it('says when there is nothing', () => {
    expect(sentence([within])).toEqual({
      kind: 'fine',
      title: 'Nothing to look at.',
      text: 'Everything lies within its usual range.',
    });
  });

  it('begins with a capital, whatever comes first', () => {
    expect(sentence([below, above])).toMatchObject({
      ...{ kind: 'look', title: 'Two things to look at.' },
      text: 'Net below the usual and refunds above the usual.',
    });
    expect(sentence([below], [alert('Mail is refused')]).text).toBe('Mail is refused and net below the usual.');
  });

  it('keeps a name as it is, and says that the rest is usual', () => {
    const alerts = [alert('Mail is refused'), alert('Paddle is away', 'critical')];
    expect(sentence([within], alerts, 1)).toEqual({
      ...{ kind: 'wrong', title: 'Two things to look at.' },
      text: 'Mail is refused and Paddle is away. Everything else lies within its usual range. 1 row needs a person.',
    });
  });

  it('a new business waits for its first day', () => {
    expect(sentence([], [], 0, true)).toMatchObject({ kind: 'fine', title: 'Nothing has happened yet.' });
  });
});

it('short amounts have no empty decimal', () => {
  expect([1000, 1284, 123_456, -200_000].map((minor) => moneyText(minor, 'USD', 'short'))).toEqual([
    '$10',
    '$12.8',
    '$1.2k',
    '−$2k',
  ]);
});

it('a usual range is not told before it is known', () => {
  expect(usualText({ ...within, usual: null }, 'USD')).toBe('not known yet');
  expect(usualText(within, 'USD')).toBe('10 to 20');
});
