import type { LaneRow } from '#contract/console/publishing.ts';
import { shortDate } from '#contract/short-date.ts';
import { audienceText } from './publishing-copy.ts';

export interface Span {
  /** The id of the publication. */
  key: number;
  text: string;
  state: 'before' | 'live' | 'planned';
  /** It publishes an earlier version again. */
  isBack: boolean;
  /** Epoch ms; without an end `to` is infinite. */
  from: number;
  to: number;
}

/** The publications of one document for one audience, one after the other. */
export interface Lane {
  key: string;
  name: string;
  spans: readonly Span[];
}

export interface LaneTexts {
  /** On a span, such as its version and price. */
  textOf(publication: LaneRow): string;
  /** What its document is called. */
  nameOf(publication: LaneRow): string;
}

/** The lanes by name. A publication is shown until the next one of its lane begins, or until its end. */
export function lanesOf(publications: readonly LaneRow[], now: number, texts: LaneTexts): Lane[] {
  const begun = publications.filter(({ state }) => state !== 'waits' && state !== 'withdrawn');
  const keys = [...new Set(begun.map(laneKey))];
  return keys
    .map((key): Lane => {
      const own = begun.filter((one) => laneKey(one) === key);
      return { key, name: laneName(own[0]!, texts), spans: spansOf(own, now, texts) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.key.localeCompare(b.key, 'en'));
}

function spansOf(publications: readonly LaneRow[], now: number, { textOf }: LaneTexts): Span[] {
  const sorted = [...publications].sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
  return sorted.map((one, place) => {
    const from = Date.parse(one.starts_at);
    const next = sorted[place + 1];
    const ends = [one.ends_at === null ? [] : Date.parse(one.ends_at), next ? Date.parse(next.starts_at) : []].flat();
    const to = Math.min(Number.POSITIVE_INFINITY, ...ends);
    const state = from > now ? 'planned' : to > now ? 'live' : 'before';
    return { key: one.id, text: textOf(one), state, isBack: one.is_back, from, to };
  });
}

const laneKey = ({ document_id, audience }: LaneRow): string => `${document_id} ${audienceText(audience)}`;

function laneName(publication: LaneRow, { nameOf }: LaneTexts): string {
  const whom = audienceText(publication.audience);
  const name = nameOf(publication);
  return whom === 'Everyone' || whom === publication.document ? name : `${name}, ${whom}`;
}

const dayMs = 86_400_000;
/** What is drawn of the past at least and at most, and of the future. */
const drawn = { leastMs: 30 * dayMs, mostMs: 366 * dayMs, futureMs: 45 * dayMs };

export interface Days {
  /** Epoch ms. */
  start: number;
  end: number;
}

/** The days that are drawn: from the first publication, or as far back as the lanes can be read. */
export function daysOf(lanes: readonly Lane[], now: number): Days {
  const first = Math.min(now - drawn.leastMs, ...lanes.flatMap(({ spans }) => spans.map(({ from }) => from)));
  return { start: Math.max(first, now - drawn.mostMs), end: now + drawn.futureMs };
}

/** Where a time lies in these days, in per cent; what is outside lies on the nearest edge. */
export const shareOf = (at: number, { start, end }: Days): number =>
  ((Math.min(Math.max(at, start), end) - start) / (end - start)) * 100;

/** Most names of months that fit beside each other. */
const mostMonths = 7;
/** How near an edge or the present, in per cent, a name would be cut or covered. */
const tooNear = 5;

export interface Month {
  /** "Sep". */
  name: string;
  /** Its first day, in per cent of the days. */
  share: number;
}

/** The months that begin in these days, thinned out until their names fit. */
export function monthsIn(days: Days, now: number): Month[] {
  const start = new Date(days.start);
  const begins: number[] = [];
  for (let month = start.getUTCMonth() + 1; ; month += 1) {
    const at = Date.UTC(start.getUTCFullYear(), month);
    if (at > days.end) break;
    begins.push(at);
  }
  const every = Math.ceil(begins.length / mostMonths);
  return begins
    .filter((_, place) => place % every === 0)
    .map((at) => ({ name: shortDate(new Date(at).toISOString(), 'UTC').split(' ')[1]!, share: shareOf(at, days) }))
    .filter(({ share }) => share < 100 - tooNear && Math.abs(share - shareOf(now, days)) > tooNear);
}
