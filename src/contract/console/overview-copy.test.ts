import { describe, expect, it } from 'vitest';
import type { Overview } from './overview.ts';
import { overviewSentence, usualText } from './overview-copy.ts';

type Row = Overview['today'][number];
const [usual, since] = [15, '2030-03-12'];
const within: Row = { row: 'visits', value: 12, usual, change: null };
const below: Row = { row: 'net', value: 2, usual, change: { side: 'below', since } };
const above: Row = { row: 'refunds', value: 40, usual, change: { side: 'above', since } };
const good: Row[] = [
  { row: 'visits', value: 40, usual, change: { side: 'above', since } },
  { row: 'refunds', value: 1, usual, change: { side: 'below', since } },
];
const alert = (title: string, severity: 'critical' | 'warning' = 'warning') => ({ title, severity });
const sentence = (today: Row[], alerts = [] as ReturnType<typeof alert>[], openWork = 0, isNew = false) =>
  overviewSentence({ today, isNew }, alerts, openWork);

describe('the overview in one sentence', () => {
  it('says when there is nothing', () => {
    expect(sentence([within])).toEqual({
      kind: 'fine',
      title: 'Nothing to look at.',
      text: 'Everything is as usual.',
    });
  });

  it('begins with a capital, whatever comes first', () => {
    expect(sentence([below, above])).toMatchObject({
      kind: 'look',
      title: 'Two things to look at.',
      text: 'Net below the usual since 12 Mar and refunds above the usual since 12 Mar.',
    });
    expect(sentence([below], [alert('Mail is refused')]).text).toBe(
      'Mail is refused and net below the usual since 12 Mar.',
    );
  });

  it('keeps a name as it is, and says that the rest is usual', () => {
    const alerts = [alert('Mail is refused'), alert('Paddle is away', 'critical')];
    expect(sentence([within], alerts, 1)).toEqual({
      kind: 'wrong',
      title: 'Two things to look at.',
      text: 'Mail is refused and Paddle is away. Everything else is as usual. 1 row needs a person.',
    });
  });

  it('good news is nothing to look at', () => {
    const news = 'Visits above the usual since 12 Mar and refunds below the usual since 12 Mar, which is good news.';
    expect(sentence(good)).toEqual({
      kind: 'fine',
      title: 'Nothing to look at.',
      text: `Everything else is as usual. ${news}`,
    });
    expect(sentence([below, ...good])).toMatchObject({
      kind: 'look',
      title: 'One thing to look at.',
      text: `Net below the usual since 12 Mar. ${news}`,
    });
  });

  it('says nothing of the usual while it is not known', () => {
    const unknown = [{ ...within, usual: null }];
    expect(sentence(unknown).text).toBe('What is usual is known after eight weeks.');
    expect(sentence(unknown, [alert('Mail is refused')]).text).toBe(
      'Mail is refused. What is usual is known after eight weeks.',
    );
  });

  it('a new business waits for its first day', () => {
    expect(sentence([], [], 0, true)).toMatchObject({ kind: 'fine', title: 'Nothing has happened yet.' });
  });
});

it('what is usual is not told before it is known', () => {
  expect(usualText({ ...within, usual: null }, 'USD')).toBe('not known yet');
  expect(usualText(within, 'USD')).toBe('about 15');
  expect(usualText({ ...below, usual: 123_456 }, 'USD')).toBe('about $1.2k');
});
