import { describe, expect, it } from 'vitest';
import type { LaneRow } from '#contract/console/publishing.ts';
import { daysOf, lanesOf, monthsIn, shareOf } from './lanes-of.ts';

const now = Date.parse('2026-11-21T09:42:00Z');
const publication = (id: number, starts_at: string, more: Partial<LaneRow> = {}): LaneRow => ({
  id,
  kind: 'offers',
  document_id: 1,
  document: 'Standard',
  version_id: id,
  number: id,
  audience: { quizzes: null, countries: null },
  state: 'covered',
  starts_at,
  ends_at: null,
  asked_by: 'R. Okafor',
  asked_at: starts_at,
  approved_by: 'R. Okafor',
  is_back: false,
  ...more,
});
const lanes = (...publications: LaneRow[]) =>
  lanesOf(publications, now, {
    textOf: ({ number }) => `v${number}`,
    nameOf: ({ kind, document }) => (kind === 'offers' ? document : `${kind}: ${document}`),
  });
const first = publication(1, '2026-07-01T00:00:00Z');
const second = publication(2, '2026-09-14T00:00:00Z', { state: 'live' });

describe('lanes', () => {
  it('a version is shown until the next one begins', () => {
    const [lane] = lanes(second, first);
    expect(lane!.spans.map(({ text, state, to }) => [text, state, to])).toEqual([
      ['v1', 'before', Date.parse(second.starts_at)],
      ['v2', 'live', Number.POSITIVE_INFINITY],
    ]);
  });

  it('a version with an end is shown no longer', () => {
    const [lane] = lanes({ ...first, ends_at: '2026-08-01T00:00:00Z' }, second);
    expect(lane!.spans[0]!.to).toBe(Date.parse('2026-08-01T00:00:00Z'));
  });

  it('what is planned stands after now, and what waits or was withdrawn stands nowhere', () => {
    const [lane] = lanes(
      second,
      publication(3, '2026-12-01T00:00:00Z', { state: 'planned' }),
      publication(4, '2026-12-02T00:00:00Z', { state: 'waits' }),
      publication(5, '2026-12-03T00:00:00Z', { state: 'withdrawn' }),
    );
    expect(lane!.spans.map(({ text, state }) => [text, state])).toEqual([
      ['v2', 'live'],
      ['v3', 'planned'],
    ]);
  });

  it('documents of two kinds with the same name have a lane each', () => {
    const names = lanes(first, publication(2, first.starts_at, { kind: 'quiz', document_id: 2 })).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['quiz: Standard', 'Standard']);
  });

  it('an audience has a lane of its own', () => {
    const german = publication(3, '2026-10-01T00:00:00Z', { audience: { quizzes: null, countries: ['DE'] } });
    expect(lanes(first, german).map(({ name }) => name)).toEqual(['Standard', 'Standard, Germany']);
  });

  it('says where a version was rolled back to', () => {
    const [lane] = lanes(first, publication(2, '2026-09-14T00:00:00Z', { is_back: true, number: 1 }));
    expect(lane!.spans.map(({ isBack }) => isBack)).toEqual([false, true]);
  });
});

describe('the days of lanes', () => {
  it('begin with the first publication, at most a year ago', () => {
    expect(daysOf(lanes(first), now).start).toBe(Date.parse(first.starts_at));
    expect(daysOf(lanes(publication(1, '2020-01-01T00:00:00Z')), now).start).toBe(now - 366 * 86_400_000);
    expect(daysOf([], now).start).toBe(now - 30 * 86_400_000);
  });

  it('what began before them lies on their edge', () => {
    expect(shareOf(0, daysOf([], now))).toBe(0);
  });

  it('name the months, but none under the present or cut by the edge', () => {
    expect(monthsIn(daysOf(lanes(first), now), now).map(({ name }) => name)).toEqual([
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ]);
    const end = Date.parse('2026-12-20T00:00:00Z');
    const onFirst = Date.parse('2026-11-02T00:00:00Z');
    expect(monthsIn({ start: Date.parse('2026-09-15T00:00:00Z'), end }, onFirst).map(({ name }) => name)).toEqual([
      'Oct',
      'Dec',
    ]);
  });

  it('name every other month where there are many', () => {
    const months = monthsIn({ start: now - 366 * 86_400_000, end: now + 45 * 86_400_000 }, now);
    expect(months.map(({ name }) => name)).toEqual(['Dec', 'Feb', 'Apr', 'Jun', 'Aug', 'Oct']);
  });
});
